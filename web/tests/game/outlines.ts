/** For tests/i18n/test_rules_lines.py: reads pages from standard input and writes the keys that
 *  the browser shows on them. */
import { readFileSync } from 'node:fs'

import { boxScope, outlineOf, tableScope, type RulesLines } from '../../src/game/rules-outline.ts'
import type { EditionInfo, OptionValue } from '../../src/net/protocol.ts'

interface Asked {
  lines: RulesLines
  boxes: EditionInfo[]
  tables: { edition: string | null; options: Record<string, OptionValue> }[]
}

const { lines, boxes, tables } = JSON.parse(readFileSync(0, 'utf8')) as Asked
const scopes = [
  ...boxes.map(boxScope),
  ...tables.map(({ edition, options }) => tableScope(edition, options)),
]
process.stdout.write(JSON.stringify(scopes.map((scope) => outlineOf(lines, scope))))
