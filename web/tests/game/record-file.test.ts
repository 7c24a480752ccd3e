import { expect, test } from 'vitest'

import { fileName } from '../../src/game/record-file'

test('a file has the day and the names, and nothing that a file system trips over', () => {
  const record = { ended_at: Date.UTC(2026, 6, 1, 20) / 1000 }
  expect(fileName(record, ['Ana', 'Chloé'])).toBe('hanabi-2026-07-01-Ana-Chloé.json')
  expect(fileName(record, ['../a b', 'c:\\d'])).toBe('hanabi-2026-07-01-a-b-c-d.json')
  expect(fileName({}, ['Łukasz'])).toBe('hanabi-Łukasz.json')
  expect(fileName({}, Array<string>(5).fill('x'.repeat(32))).length).toBeLessThan(90)
})
