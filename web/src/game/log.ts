/** What happened at the table, rebuilt from the server's updates. */
import type { Entry, GameEvent } from '../net/protocol'

export interface LogLine {
  seq: number
  /** Which turn of the game it was, from 1; 0 for what is no turn. */
  turn: number
  entry: Entry
  events: GameEvent[]
  /** For each hint among the events, the slots it touched, 1 being the newest card. */
  slots: number[]
}

interface Raw {
  seq: number
  entry: Entry
  events: GameEvent[]
}

export class GameLog {
  private raw: Raw[] = []
  private hands: number[][] = []
  private turns = 0
  lines: LogLine[] = []

  constructor(
    private readonly seats: number,
    private readonly handSize: number,
  ) {}

  get lastSeq(): number {
    return this.raw.at(-1)?.seq ?? 0
  }

  /** The hints given so far, oldest first. */
  get hints(): GameEvent[] {
    return this.lines.flatMap((line) => line.events.filter((one) => one.type === 'hint-given'))
  }

  add(raw: Raw): void {
    if (raw.seq <= this.lastSeq) return
    this.raw.push(raw)
    if (raw.entry.type === 'undone') this.rebuild()
    else this.append(raw)
  }

  /** Moves taken back are no part of the story any more; what was said stays. */
  private rebuild(): void {
    const kept: Raw[] = []
    for (const one of this.raw) {
      kept.push(one)
      if (one.entry.type !== 'undone') continue
      for (let left = one.entry.moves ?? 0, i = kept.length - 1; left > 0 && i >= 0; i--) {
        if (kept[i]?.entry.type === 'moved') {
          kept.splice(i, 1)
          left--
        }
      }
    }
    this.lines = []
    this.turns = 0
    kept.forEach((one) => this.append(one))
  }

  private append({ seq, entry, events }: Raw): void {
    if (entry.type === 'started') this.deal()
    const isTurn = entry.type === 'moved' && entry.is_action !== false
    const slots: number[] = []
    for (const event of events) this.follow(event, slots)
    if (isTurn) this.turns++
    this.lines = [...this.lines, { seq, entry, events, slots, turn: isTurn ? this.turns : 0 }]
  }

  private deal(): void {
    let next = 0
    this.hands = Array.from({ length: this.seats }, () =>
      Array.from({ length: this.handSize }, () => next++),
    )
  }

  private follow(event: GameEvent, slots: number[]): void {
    const hand = this.hands[event.seat ?? -1]
    switch (event.type) {
      case 'hint-given': {
        const to = this.hands[event.to ?? -1] ?? []
        const touched = (event.touched ?? []).map((id) => to.length - to.indexOf(id))
        slots.push(...touched.sort((a, b) => a - b))
        break
      }
      case 'card-played':
      case 'mistake-made':
      case 'card-discarded':
        if (hand) hand.splice(hand.indexOf(event.card ?? -1), 1)
        break
      case 'card-drawn':
        hand?.push(event.card ?? -1)
        break
      case 'hand-arranged':
        if (event.seat !== undefined) this.hands[event.seat] = [...(event.order ?? [])]
        break
    }
  }
}
