/** Where tried lines are kept: on this device, and for who has an identity on the server as well,
 *  so that other devices and links show them. */
import { api, ApiError } from '../../net/api'
import { session } from '../../state/session.svelte'
import type { Annotations } from './tree.svelte'

const KEY = 'hanabi-lines'
/** So many games; the lines that were changed longest ago go first. */
const MOST = 30
const PAUSE_MS = 800

interface KeptGame {
  of: string
  lines: Annotations
}

function all(): KeptGame[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    return Array.isArray(found) ? (found as KeptGame[]) : []
  } catch {
    return []
  }
}

/** What a game is called on this device: by its id, a file by its cards and moves. */
function nameOf(id: string | null, record: Record<string, unknown>): string {
  return id ?? JSON.stringify([record.deal, record.moves])
}

export class KeptLines {
  private readonly of: string
  private timer: ReturnType<typeof setTimeout> | null = null
  private waiting: Annotations | null = null

  constructor(
    private readonly id: string | null,
    record: Record<string, unknown>,
    private readonly passphrase: string,
    private readonly onproblem: (text: string) => void,
  ) {
    this.of = nameOf(id, record)
  }

  /** One's own so far. */
  async own(): Promise<Annotations | null> {
    const here = all().find(({ of }) => of === this.of)?.lines ?? null
    if (this.id === null || !session.me) return here
    const there = await this.ask(null)
    return there.link === null ? here : there
  }

  /** Those that somebody's link shows. */
  shared(link: string): Promise<Annotations> {
    return this.ask(link)
  }

  /** Here at once, on the server after a moment without changes. */
  keep(lines: Annotations): void {
    const others = all().filter(({ of }) => of !== this.of)
    const isEmpty = lines.comments.length + lines.variations.length === 0
    const kept = isEmpty ? others : [{ of: this.of, lines }, ...others]
    try {
      localStorage.setItem(KEY, JSON.stringify(kept.slice(0, MOST)))
    } catch {
      // Without room they last as long as the page, or on the server.
    }
    if (this.id === null || !session.me) return
    this.waiting = lines
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = setTimeout(() => void this.send(), PAUSE_MS)
  }

  /** What waits goes now. */
  async send(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer)
    this.timer = null
    const lines = this.waiting
    this.waiting = null
    if (!lines || this.id === null) return
    try {
      await this.put(lines)
      this.onproblem('')
    } catch (problem) {
      if (!(problem instanceof ApiError)) throw problem
      this.onproblem(problem.text)
    }
  }

  /** A link for others, who see the lines as they are whenever they open it. */
  async link(lines: Annotations): Promise<string | null> {
    await session.ensure()
    return (await this.put(lines)).link
  }

  private async put(lines: Annotations) {
    return api.keepLines(this.id ?? '', { ...wire(lines), ...this.words })
  }

  private async ask(link: string | null): Promise<Annotations & { link: string | null }> {
    const told = await api.lines(this.id ?? '', { ...(link ? { link } : {}), ...this.words })
    return told as unknown as Annotations & { link: string | null }
  }

  private get words(): { passphrase?: string } {
    return this.passphrase ? { passphrase: this.passphrase } : {}
  }
}

function wire({ comments, variations }: Annotations) {
  return {
    comments: comments.map((each) => ({ ...each })),
    variations: variations.map((each) => ({ ...each })),
  }
}
