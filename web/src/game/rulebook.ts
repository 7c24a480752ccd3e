/** Which lines of the rules a page has. The lines are data, kept equal to the terminal's
 *  (hanabi/i18n/rules_lines.py) by a test; what they say is in rules.ftl. */
import type { OptionValue } from '../net/protocol'
import lines from './rules-lines.json'

interface Condition {
  described?: string[]
  multicolor?: string[]
  on?: string
  off?: string
  edition?: string
  notEdition?: string
  box?: boolean
}

export interface Scope {
  edition: string | null
  options: Record<string, OptionValue>
  /** The options that the page explains. */
  described: string[]
  multicolors: string[]
}

export interface Section {
  title: string
  keys: string[]
}

type Lines = [string, Condition][]

function applies(condition: Condition, scope: Scope): boolean {
  const { described, multicolor, on, off, edition, notEdition, box } = condition
  return (
    (!described || described.every((one) => scope.described.includes(one))) &&
    (!multicolor || multicolor.some((one) => scope.multicolors.includes(one))) &&
    (!on || Boolean(scope.options[on])) &&
    (!off || !scope.options[off]) &&
    (!edition || scope.edition === edition) &&
    (!notEdition || scope.edition !== notEdition) &&
    (!box || scope.edition !== null)
  )
}

function told(given: unknown, scope: Scope): string[] {
  return (given as Lines).filter(([, condition]) => applies(condition, scope)).map(([key]) => key)
}

export function baseSections(scope: Scope): Section[] {
  return lines.base
    .map(([title, given]) => ({ title: title as string, keys: told(given, scope) }))
    .filter((section) => section.keys.length > 0)
}

export function optionSections(scope: Scope): { option: string; keys: string[] }[] {
  return lines.options
    .filter(([option]) => scope.described.includes(option as string))
    .map(([option, given]) => ({ option: option as string, keys: told(given, scope) }))
}

export function rulings(scope: Scope): string[] {
  return told(lines.rulings, scope)
}

/** The rules that one table plays by. */
export function tableScope(edition: string | null, options: Record<string, OptionValue>): Scope {
  const on = Object.keys(options).filter((name) => options[name])
  return {
    edition,
    options,
    described: on.filter((name) => name !== 'empty-hints'),
    multicolors: typeof options.multicolor === 'string' ? [options.multicolor] : [],
  }
}
