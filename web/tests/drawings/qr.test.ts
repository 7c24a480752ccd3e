import { expect, test } from 'vitest'

import { qrCode, qrPath } from '../../src/drawings/qr'

/** Read a code as a scanner does: unmask, walk the columns, take the bytes of one block. */
function read(code: boolean[][], version: number): string {
  const size = code.length
  const isFixed = (x: number, y: number): boolean => {
    const middle = size - 7
    const inFinder = (x < 9 && y < 9) || (x >= size - 8 && y < 9) || (x < 9 && y >= size - 8)
    const inAlignment = version > 1 && Math.abs(x - middle) <= 2 && Math.abs(y - middle) <= 2
    return inFinder || inAlignment || x === 6 || y === 6
  }
  const bits: number[] = []
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [right, right - 1]) {
        if (!isFixed(x, y)) bits.push(Number(code[y]?.[x] !== ((x + y) % 2 === 0)))
      }
    }
  }
  const number = (from: number, length: number) =>
    parseInt(bits.slice(from, from + length).join(''), 2)
  expect(number(0, 4)).toBe(4)
  const length = number(4, 8)
  return String.fromCharCode(...Array.from({ length }, (_, i) => number(12 + 8 * i, 8)))
}

test.each([
  ['hi', 1],
  ['https://hanabi.example/#/t/Yq0', 2],
  ['https://hanabi.example/#/t/P4O71imqoNOQvhxLH46pow', 3],
  ['https://a-rather-long-host.hanabi.example:8265/#/t/P4O71imqoNOQvhxLH46pow', 4],
])('%s can be read back from its code', (text, version) => {
  const code = qrCode(text)
  expect(code?.length).toBe(17 + 4 * version)
  expect(read(code ?? [], version)).toBe(text)
})

test('a text that is too long has no code, and a code is one path', () => {
  expect(qrCode('x'.repeat(200))).toBeNull()
  expect(qrPath([[true, false]])).toBe('M0 0h1v1h-1z')
})
