/** Rockets and sparks on a canvas. They run for two seconds at most and block nothing. */
import type { SuitLetter } from '../net/cards'

interface Spark {
  x: number
  y: number
  vx: number
  vy: number
  age: number
  life: number
  size: number
  color: string
  trail: boolean
}

export interface Show {
  suit: SuitLetter
  /** Where it opens, as a share of the sky. */
  x: number
  y: number
  /** 0 to 1: a fitting card is a small light, a completed firework fills the sky. */
  power: number
  /** A mistake: a few sparks that fall. */
  fizzles?: boolean
}

const GRAVITY = 60

function color(suit: SuitLetter): string {
  return getComputedStyle(document.documentElement).getPropertyValue(`--${suit}-glow`).trim()
}

export class Sky {
  private sparks: Spark[] = []
  private frame = 0
  private last = 0

  constructor(private readonly canvas: HTMLCanvasElement) {}

  light(show: Show): void {
    const { width, height } = this.fit()
    const [x, y] = [show.x * width, show.y * height]
    const shade = show.fizzles ? color('k') : color(show.suit)
    const count = show.fizzles ? 24 : Math.round(30 + 230 * show.power)
    const sky = Math.max(0.6 * width, height)
    const reach = show.fizzles ? 60 : sky * (0.15 + 1.45 * show.power)
    for (let i = 0; i < count; i++) {
      const angle = show.fizzles
        ? Math.PI * (1.1 + 0.8 * Math.random())
        : (i / count) * 2 * Math.PI + Math.random() * 0.2
      const ring = [1, 0.78, 0.52][i % 3] ?? 1
      const speed = reach * ring * (0.85 + 0.25 * Math.random())
      this.sparks.push({
        x,
        y,
        vx: Math.cos(angle) * speed,
        vy: Math.sin(angle) * speed,
        age: 0,
        life: (0.8 + 1.2 * show.power) * (0.75 + 0.4 * Math.random()),
        size: 1 + 1.2 * show.power,
        color: i % 9 === 0 ? '#ffffff' : shade,
        trail: !show.fizzles,
      })
    }
    if (!this.frame) {
      this.last = performance.now()
      this.frame = requestAnimationFrame(this.draw)
    }
  }

  stop(): void {
    cancelAnimationFrame(this.frame)
    this.frame = 0
    this.sparks = []
  }

  private fit(): { width: number; height: number } {
    const { clientWidth: width, clientHeight: height } = this.canvas
    const scale = Math.min(devicePixelRatio || 1, 2)
    if (this.canvas.width !== Math.round(width * scale)) {
      this.canvas.width = Math.round(width * scale)
      this.canvas.height = Math.round(height * scale)
      this.canvas.getContext('2d')?.setTransform(scale, 0, 0, scale, 0, 0)
    }
    return { width, height }
  }

  private draw = (now: number): void => {
    const step = Math.min((now - this.last) / 1000, 0.05)
    this.last = now
    const context = this.canvas.getContext('2d')
    if (!context) return
    context.clearRect(0, 0, this.canvas.clientWidth, this.canvas.clientHeight)
    context.lineCap = 'round'
    for (const spark of this.sparks) {
      spark.age += step
      const drag = Math.exp(-2.2 * step)
      spark.vx *= drag
      spark.vy = spark.vy * drag + GRAVITY * step
      spark.x += spark.vx * step
      spark.y += spark.vy * step
      const left = Math.max(0, 1 - spark.age / spark.life)
      context.globalAlpha = left ** 0.7
      context.strokeStyle = spark.color
      context.lineWidth = spark.size
      context.beginPath()
      context.moveTo(spark.x, spark.y)
      const tail = spark.trail ? 0.07 : 0.02
      context.lineTo(spark.x - spark.vx * tail, spark.y - spark.vy * tail)
      context.stroke()
    }
    this.sparks = this.sparks.filter((spark) => spark.age < spark.life)
    if (this.sparks.length > 0) this.frame = requestAnimationFrame(this.draw)
    else {
      context.clearRect(0, 0, this.canvas.clientWidth, this.canvas.clientHeight)
      this.frame = 0
    }
  }
}
