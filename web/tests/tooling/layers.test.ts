/** The lint rule of the layers, run as `npm run lint` runs it. */
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { ESLint } from 'eslint'
import { expect, test } from 'vitest'

import { LAYERS } from '../../tooling/layers.js'

const WEB = resolve(import.meta.dirname, '../..')
const eslint = new ESLint({ cwd: WEB })

async function refusals(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(code, { filePath: resolve(WEB, file) })
  const ofLayers = result?.messages.filter(({ ruleId }) => ruleId === 'hanabi/layers') ?? []
  return ofLayers.map(({ message }) => message)
}

const component = (script: string): string => `<script lang="ts">\n${script}\n</script>\n`

test.each([
  ['src/game/log.ts', "import { playersText } from '../pages/parts/describe'"],
  ['src/game/log.ts', "import type { Selection } from '../board/input/selection.svelte'"],
  ['src/game/log.ts', "export { default } from '../App.svelte'"],
  ['src/game/log.ts', "export const later = () => import('../board/Board.svelte')"],
  ['src/game/log.ts', "import { sparks } from '../drawings/sparks'"],
  ['src/net/api.ts', "export type Seen = import('../game/log').LogLine"],
  ['src/board/Board.svelte', component("import Home from '../pages/home/Home.svelte'")],
  ['src/board/hands/Seat.svelte', component("import type { A } from '../sheets/Keys.svelte'")],
  ['src/board/log/Log.svelte', component("import Scene from '../sky/Scene.svelte'")],
])('%s may not say %s', async (file, code) => {
  expect(await refusals(file, code)).toEqual([expect.stringContaining('must not import')])
})

test.each([
  ['src/game/log.ts', "import type { View } from '../net/protocol'"],
  ['src/game/log.ts', "import { pipsOf } from './knowledge'"],
  ['src/board/hands/Seat.svelte', component("import Why from '../menus/Why.svelte'")],
])('%s may say %s', async (file, code) => {
  expect(await refusals(file, code)).toEqual([])
})

test('a folder that nobody gave a place is refused', async () => {
  const refused = await refusals('src/misc/things.ts', 'export const a = 1')
  expect(refused).toEqual([expect.stringContaining('src/misc has no place')])
})

test('every folder of the list is there', () => {
  expect(LAYERS.flat().filter((folder) => !existsSync(resolve(WEB, folder)))).toEqual([])
})
