import { existsSync, readdirSync, readFileSync, watch } from 'node:fs'
import { join, resolve } from 'node:path'

import type { Plugin } from 'vite'

/** The messages that the browser says; the rest is the terminal's. */
const SAID =
  /^(suit|edition|option|multicolor|tile|ending|rating|event|rules|ruling|talk|phrase|error|bot|web|lesson|learn|review|puzzle)-/
/** What few pages say is loaded with them, so that a first visit does not wait for it. */
const PARTS: Record<string, RegExp> = {
  errors: /^error-/,
  rules: /^(rules|ruling)-/,
  lessons: /^(lesson|learn)-/,
  numbers: /^web-numbers-/,
  deals: /^web-deal-/,
  reviews: /^(review|web-review)-/,
  puzzles: /^puzzle-/,
  together: /^web-together-/,
  lines: /^web-lines/,
}
const MAIN = 'main'
const LIST = 'virtual:locales'
const ONE = 'virtual:catalogue/'
const RULES = 'virtual:rules-lines'

/** A language's catalogue as one string: comments and the terminal's messages left out. Of a part,
 *  only that; of the main part, what is in no other. */
export function catalogueText(folder: string, locale: string, part: string | null = null): string {
  const isIn = (entry: string, name: string): boolean => PARTS[name]?.test(entry) ?? false
  const others = Object.keys(PARTS)
  return readdirSync(join(folder, locale))
    .filter((name) => name.endsWith('.ftl'))
    .sort()
    .map((name) => readFileSync(join(folder, locale, name), 'utf8').replace(/^#.*\n?/gm, ''))
    .flatMap((text) => text.split(/^(?=[a-z])/m))
    .filter((entry) => SAID.test(entry))
    .filter((entry) =>
      part === MAIN ? !others.some((name) => isIn(entry, name)) : !part || isIn(entry, part),
    )
    .map((entry) => entry.trimEnd())
    .join('\n')
}

export function localesIn(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(join(folder, entry.name, 'game.ftl')))
    .map((entry) => entry.name)
    .sort()
}

/** What the terminal reads too: the Fluent files, lazily loaded chunks of each language, and which
 *  lines of them a page about rules has. */
export function catalogues(relative: string): Plugin {
  const folder = resolve(import.meta.dirname, '..', relative)
  return {
    name: 'hanabi-catalogues',
    resolveId(id) {
      return id === LIST || id === RULES || id.startsWith(ONE) ? `\0${id}` : undefined
    },
    load(id) {
      if (id === `\0${LIST}`) {
        const loaders = localesIn(folder).map((locale) => {
          const parts = [MAIN, ...Object.keys(PARTS)].map(
            (part) => `${part}: () => import('${ONE}${locale}/${part}')`,
          )
          return `${JSON.stringify(locale)}: { ${parts.join(', ')} }`
        })
        return `export const loaders = { ${loaders.join(', ')} }`
      }
      if (id.startsWith(`\0${ONE}`)) {
        const [locale = '', part = ''] = id.slice(ONE.length + 1).split('/')
        return `export default ${JSON.stringify(catalogueText(folder, locale, part))}`
      }
      if (id === `\0${RULES}`) {
        return `export const rulesLines = ${readFileSync(join(folder, 'rules_lines.json'), 'utf8')}`
      }
      return undefined
    },
    configureServer(server) {
      if (process.env.VITEST) return
      watch(folder, { recursive: true }, () => {
        server.moduleGraph.invalidateAll()
        server.ws.send({ type: 'full-reload' })
      })
    },
  }
}
