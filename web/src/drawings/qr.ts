/** QR codes for short links: byte mode, error correction L, versions 1 to 6. */

/** Per version: data codewords, error-correction codewords per block, blocks. */
const VERSIONS = [
  [19, 7, 1],
  [34, 10, 1],
  [55, 15, 1],
  [80, 20, 1],
  [108, 26, 1],
  [136, 18, 2],
] as const

const EXP = new Uint8Array(512)
const LOG = new Uint8Array(256)
for (let i = 0, x = 1; i < 255; i++) {
  EXP[i] = EXP[i + 255] = x
  LOG[x] = i
  x = (x << 1) ^ (x & 128 ? 0x11d : 0)
}

function times(a: number, b: number): number {
  return a && b ? (EXP[(LOG[a] ?? 0) + (LOG[b] ?? 0)] ?? 0) : 0
}

function remainder(data: Uint8Array, degree: number): Uint8Array {
  let generator = [1]
  for (let i = 0; i < degree; i++) {
    const next = [...generator, 0]
    generator.forEach((value, j) => {
      next[j + 1] = (next[j + 1] ?? 0) ^ times(value, EXP[i] ?? 0)
    })
    generator = next
  }
  const rest = new Uint8Array(degree)
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0)
    rest.copyWithin(0, 1)
    rest[degree - 1] = 0
    for (let i = 0; i < degree; i++) {
      rest[i] = (rest[i] ?? 0) ^ times(generator[i + 1] ?? 0, factor)
    }
  }
  return rest
}

function codewords(bytes: Uint8Array, version: number): number[] {
  const [capacity, degree, blocks] = VERSIONS[version - 1] as (typeof VERSIONS)[number]
  const bits: number[] = []
  const push = (value: number, length: number): void => {
    for (let i = length - 1; i >= 0; i--) bits.push((value >> i) & 1)
  }
  push(4, 4)
  push(bytes.length, 8)
  bytes.forEach((byte) => push(byte, 8))
  push(0, Math.min(4, capacity * 8 - bits.length))
  while (bits.length % 8) bits.push(0)
  const data = new Uint8Array(capacity)
  for (let i = 0; i < bits.length; i += 8) {
    data[i / 8] = parseInt(bits.slice(i, i + 8).join(''), 2)
  }
  for (let i = bits.length / 8, pad = 0; i < capacity; i++, pad++) data[i] = pad % 2 ? 0x11 : 0xec
  const size = capacity / blocks
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size))
  const checks = parts.map((part) => remainder(part, degree))
  const out: number[] = []
  for (let i = 0; i < size; i++) parts.forEach((part) => out.push(part[i] ?? 0))
  for (let i = 0; i < degree; i++) checks.forEach((part) => out.push(part[i] ?? 0))
  return out
}

type Grid = (boolean | null)[][]

function put(grid: Grid, x: number, y: number, dark: boolean): void {
  const row = grid[y]
  if (row && x >= 0 && x < row.length) row[x] = dark
}

function finder(grid: Grid, left: number, top: number): void {
  for (let y = -1; y <= 7; y++) {
    for (let x = -1; x <= 7; x++) {
      const ring = Math.max(Math.abs(x - 3), Math.abs(y - 3))
      put(grid, left + x, top + y, ring !== 2 && ring !== 4)
    }
  }
}

/** The format's 15 bits for level L and mask 0, in both places. */
function format(grid: Grid, size: number): void {
  const bits = 0b111011111000100
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1
    if (i < 6) put(grid, 8, i, dark)
    else if (i < 8) put(grid, 8, i + 1, dark)
    else if (i === 8) put(grid, 7, 8, dark)
    else put(grid, 14 - i, 8, dark)
    if (i < 8) put(grid, size - 1 - i, 8, dark)
    else put(grid, 8, size - 15 + i, dark)
  }
  put(grid, 8, size - 8, true)
}

function patterns(version: number): Grid {
  const size = 17 + 4 * version
  const grid: Grid = Array.from({ length: size }, () => Array<boolean | null>(size).fill(null))
  for (let i = 8; i < size - 8; i++) {
    put(grid, i, 6, i % 2 === 0)
    put(grid, 6, i, i % 2 === 0)
  }
  if (version > 1) {
    const middle = size - 7
    for (let y = -2; y <= 2; y++) {
      for (let x = -2; x <= 2; x++) {
        put(grid, middle + x, middle + y, Math.max(Math.abs(x), Math.abs(y)) !== 1)
      }
    }
  }
  finder(grid, 0, 0)
  finder(grid, size - 7, 0)
  finder(grid, 0, size - 7)
  format(grid, size)
  return grid
}

/** The squares of a code, row by row; null if the text is too long. */
export function qrCode(text: string): boolean[][] | null {
  const bytes = new TextEncoder().encode(text)
  const version = VERSIONS.findIndex(([capacity]) => bytes.length + 2 <= capacity) + 1
  if (version === 0) return null
  const grid = patterns(version)
  const size = grid.length
  const stream = codewords(bytes, version).flatMap((word) =>
    Array.from({ length: 8 }, (_, i) => (word >> (7 - i)) & 1),
  )
  let at = 0
  for (let right = size - 1, up = true; right > 0; right -= 2, up = !up) {
    if (right === 6) right--
    for (let i = 0; i < size; i++) {
      const y = up ? size - 1 - i : i
      for (const x of [right, right - 1]) {
        if (grid[y]?.[x] !== null) continue
        const bit = stream[at++] ?? 0
        put(grid, x, y, (bit === 1) !== ((x + y) % 2 === 0))
      }
    }
  }
  return grid.map((row) => row.map(Boolean))
}

/** The code as one path, a unit a square. */
export function qrPath(code: boolean[][]): string {
  return code.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
}
