/** Which lines of the rules a page has. Lines and conditions are data that the terminal reads too
 *  (hanabi/i18n/rules_lines.py says what each condition means); what they say is in rules.ftl. */
import type { EditionInfo, OptionValue } from '../net/protocol'

interface Conditions {
  on?: string
  off?: string
  explains?: string[]
  explains_at_least?: number
  multicolor?: string[]
  box?: string
  not_box?: string
  from_a_box?: boolean
  page?: Scope['page']
}

type Line = string | { key: string; when: Conditions }

/** The data, as rules_lines.json has it. */
export interface RulesLines {
  sections: { title: string; lines: Line[] }[]
  options: { option: string; lines: Line[] }[]
  closing: Line[]
  rulings: Line[]
}

/** What a page is about: a box with its defaults, or a table with its switched options. */
export interface Scope {
  page: 'box' | 'table'
  edition: string | null
  options: Record<string, OptionValue>
  /** The options that the page explains. */
  explained: string[]
  /** The kinds of multicolour cards among them. */
  multicolors: string[]
}

/** The keys of a page; two of them, ratings and tiles, stand for lists. */
export interface Outline {
  sections: { title: string; keys: string[] }[]
  options: { option: string; keys: string[] }[]
  /** What is said after all options. */
  closing: string[]
  rulings: string[]
}

export function boxScope(box: EditionInfo): Scope {
  return {
    page: 'box',
    edition: box.name,
    options: box.defaults,
    explained: box.switchable,
    multicolors: box.multicolors,
  }
}

export function tableScope(edition: string | null, options: Record<string, OptionValue>): Scope {
  const isOn = (name: string): boolean => Boolean(options[name])
  return {
    page: 'table',
    edition,
    options,
    explained: Object.keys(options).filter((name) => isOn(name) && name !== 'empty-hints'),
    multicolors: typeof options.multicolor === 'string' ? [options.multicolor] : [],
  }
}

export function outlineOf(data: RulesLines, scope: Scope): Outline {
  return {
    sections: data.sections
      .map(({ title, lines }) => ({ title, keys: keysOf(lines, scope) }))
      .filter(({ keys }) => keys.length > 0),
    options: optionsOf(data, scope),
    closing: keysOf(data.closing, scope),
    rulings: keysOf(data.rulings, scope),
  }
}

/** The options that the page explains; one without lines of its own by its one sentence. */
function optionsOf(data: RulesLines, scope: Scope): Outline['options'] {
  const lines = new Map(data.options.map((part) => [part.option, part.lines]))
  return [...new Set([...lines.keys(), ...Object.keys(scope.options)])]
    .filter((option) => scope.explained.includes(option))
    .map((option) => ({
      option,
      keys: keysOf(lines.get(option) ?? [`option-${option}.about`], scope),
    }))
}

function keysOf(lines: readonly Line[], scope: Scope): string[] {
  return lines.flatMap((line) => {
    if (typeof line === 'string') return [line]
    return doesApply(line.when, scope) ? [line.key] : []
  })
}

function doesApply(when: Conditions, scope: Scope): boolean {
  const { on, off, explains, explains_at_least: least, multicolor, box, not_box, page } = when
  return (
    (on === undefined || Boolean(scope.options[on])) &&
    (off === undefined || !scope.options[off]) &&
    (explains === undefined || explains.every((option) => scope.explained.includes(option))) &&
    (least === undefined || scope.explained.length >= least) &&
    (multicolor === undefined || multicolor.some((kind) => scope.multicolors.includes(kind))) &&
    (box === undefined || scope.edition === box) &&
    (not_box === undefined || scope.edition !== not_box) &&
    (when.from_a_box === undefined || (scope.edition !== null) === when.from_a_box) &&
    (page === undefined || scope.page === page)
  )
}
