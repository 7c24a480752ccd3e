/** Fireworks as two paths, rays and sparks, computed instead of shipped. */
export interface Burst {
  rays: string
  sparks: string
}

const number = (value: number): string => value.toFixed(1).replace(/\.0$/, '')

/** A spread that looks random and is the same on every screen. */
function wobble(seed: number): number {
  const value = Math.sin(seed * 127.1 + 311.7) * 43758.5453
  return value - Math.floor(value)
}

function spark(x: number, y: number, r: number): string {
  const d = r.toFixed(2)
  const dd = (2 * r).toFixed(2)
  return `M${number(x - r)} ${number(y)}a${d} ${d} 0 1 0 ${dd} 0a${d} ${d} 0 1 0 -${dd} 0`
}

interface Ring {
  rays: number
  from: number
  to: number
  dot: number
  width: number
  seed: number
}

function ring({ rays, from, to, dot, width, seed }: Ring, isPointed = false): Burst {
  let lines = ''
  let dots = ''
  for (let i = 0; i < rays; i++) {
    const angle = ((i + 0.3 * wobble(seed + i)) / rays) * 2 * Math.PI
    const reach = to * (0.92 + 0.14 * wobble(seed + 50 + i))
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const fall = reach * 0.075
    const [x, y] = [cos * reach, sin * reach + fall]
    const [cx, cy] = [cos * reach * 0.72, sin * reach * 0.72]
    const [sx, sy] = [cos * from, sin * from]
    const [nx, ny] = [-sin * width, cos * width]
    lines += isPointed
      ? `M${number(sx)} ${number(sy)}Q${number(cx + nx)} ${number(cy + ny)} ${number(x)} ${number(y)}` +
        `Q${number(cx - nx)} ${number(cy - ny)} ${number(sx)} ${number(sy)}Z`
      : `M${number(sx + nx)} ${number(sy + ny)}Q${number(cx)} ${number(cy)} ${number(x)} ${number(y)}` +
        `Q${number(cx)} ${number(cy)} ${number(sx - nx)} ${number(sy - ny)}Z`
    dots += spark(x, y, dot)
  }
  return { rays: lines, sparks: dots }
}

function together(bursts: Burst[]): Burst {
  return {
    rays: bursts.map((burst) => burst.rays).join(''),
    sparks: bursts.map((burst) => burst.sparks).join(''),
  }
}

/** A large firework for the sky, of the given radius around its middle. */
export function bloom(radius: number, seed: number): Burst {
  const rings = [
    { rays: 40, from: 0.3, to: 1, dot: 0.0115, width: 0.0105 },
    { rays: 30, from: 0.24, to: 0.8, dot: 0.01, width: 0.009 },
    { rays: 20, from: 0.18, to: 0.52, dot: 0.008, width: 0.008 },
  ]
  return together(
    rings.map((shape, index) =>
      ring(
        {
          rays: Math.max(12, Math.round(shape.rays * Math.min(1, radius / 160))),
          from: shape.from * radius,
          to: shape.to * radius,
          dot: Math.max(1.1, shape.dot * radius),
          width: Math.max(0.6, shape.width * radius),
          seed: seed + index * 100,
        },
        true,
      ),
    ),
  )
}
