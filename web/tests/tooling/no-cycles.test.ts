import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { build } from 'vite'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { noCycles } from '../../tooling/no-cycles'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'cycles-'))
})

afterEach(() => rmSync(root, { recursive: true }))

async function buildOf(files: Record<string, string>): Promise<unknown> {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text)
  return build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [noCycles()],
    build: { write: false, rolldownOptions: { input: join(root, 'a.js') } },
  })
}

test('two files that import each other fail the build', async () => {
  const files = {
    'a.js': "import { b } from './b.js'; export const a = () => b(); console.log(a)",
    'b.js': "import { a } from './a.js'; export const b = () => a()",
  }
  await expect(buildOf(files)).rejects.toThrow(/Circular dependency/)
})

test('files that import in one direction do not', async () => {
  const files = {
    'a.js': "import { b } from './b.js'; console.log(b)",
    'b.js': 'export const b = 1',
  }
  await expect(buildOf(files)).resolves.toBeDefined()
})
