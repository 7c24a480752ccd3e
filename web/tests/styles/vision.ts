/** Colours as people with a colour deficiency see them, and how far apart they are. */
export type Rgb = readonly [number, number, number]
type Matrix = readonly [Rgb, Rgb, Rgb]

/** Machado, Oliveira and Fernandes (2009), severity 1, on linear light. */
export const DEFICIENCIES: Record<string, Matrix> = {
  none: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value))
const dot = (a: Rgb, b: Rgb): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]

/** Linear light of #rrggbb. */
export function linear(hex: string): Rgb {
  const channel = (at: number): number => {
    const value = parseInt(hex.slice(at, at + 2), 16) / 255
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
  }
  return [channel(1), channel(3), channel(5)]
}

export function seen(color: Rgb, matrix: Matrix): Rgb {
  return [clamp(dot(matrix[0], color)), clamp(dot(matrix[1], color)), clamp(dot(matrix[2], color))]
}

export function luminance(color: Rgb): number {
  return dot([0.2126, 0.7152, 0.0722], color)
}

/** Contrast as WCAG counts it. */
export function contrast(a: Rgb, b: Rgb): number {
  const [low, high] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number]
  return (high + 0.05) / (low + 0.05)
}

function lab(color: Rgb): Rgb {
  const f = (value: number): number =>
    value > 0.008856 ? Math.cbrt(value) : 7.787 * value + 16 / 116
  const x = f(dot([0.4124, 0.3576, 0.1805], color) / 0.95047)
  const y = f(luminance(color))
  const z = f(dot([0.0193, 0.1192, 0.9505], color) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

/** Distance in CIELAB; about 2 is the least that can be seen side by side. */
export function distance(a: Rgb, b: Rgb): number {
  const [first, other] = [lab(a), lab(b)]
  return Math.hypot(first[0] - other[0], first[1] - other[1], first[2] - other[2])
}
