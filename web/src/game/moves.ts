/** Moves as the notation writes them. Which are legal is the server's word. */
import type { Held, RulesInfo, Suit } from '../net/protocol'

export interface HintMove {
  kind: 'hint'
  text: string
  to: number
  color: Suit | null
  rank: number | null
}

export type ParsedMove =
  | HintMove
  | { kind: 'play'; text: string; card: number; as: Suit | null }
  | { kind: 'discard'; text: string; card: number }
  | { kind: 'return' | 'add'; text: string; card: number }
  | { kind: 'decline'; text: string }

export function parseMove(text: string): ParsedMove | null {
  const words = text.split(' ')
  if (words[0] === 'reward') words.shift()
  const [verb, first, second, third] = words
  switch (verb) {
    case 'hint': {
      const rank = Number(second)
      return {
        kind: 'hint',
        text,
        to: Number(first),
        color: rank ? null : (second as Suit),
        rank: rank || null,
      }
    }
    case 'play':
      return {
        kind: 'play',
        text,
        card: Number(first),
        as: second === 'as' ? (third as Suit) : null,
      }
    case 'discard':
    case 'return':
    case 'add':
      return { kind: verb, text, card: Number(first) }
    case 'decline':
      return { kind: 'decline', text }
    default:
      return null
  }
}

/** The legal moves, sorted by what a player wants to do. */
export class LegalMoves {
  readonly all: ParsedMove[]

  constructor(texts: readonly string[]) {
    this.all = texts.map(parseMove).filter((move) => move !== null)
  }

  hintsTo(seat: number): HintMove[] {
    return this.all.filter((move) => move.kind === 'hint' && move.to === seat) as HintMove[]
  }

  get hints(): HintMove[] {
    return this.all.filter((move) => move.kind === 'hint')
  }

  play(card: number): string | null {
    return this.find((move) => move.kind === 'play' && move.card === card && move.as === null)
  }

  announcements(card: number): { suit: Suit; text: string }[] {
    return this.all.flatMap((move) =>
      move.kind === 'play' && move.card === card && move.as
        ? [{ suit: move.as, text: move.text }]
        : [],
    )
  }

  discard(card: number): string | null {
    return this.find((move) => move.kind === 'discard' && move.card === card)
  }

  reward(card: number): string | null {
    return this.find(
      (move) => (move.kind === 'return' || move.kind === 'add') && move.card === card,
    )
  }

  get decline(): string | null {
    return this.find((move) => move.kind === 'decline')
  }

  private find(wanted: (move: ParsedMove) => boolean): string | null {
    return this.all.find(wanted)?.text ?? null
  }
}

/** The cards that a hint would point at, by the suits' data that the server sent. */
export function touchedBy(rules: RulesInfo, hand: readonly Held[], hint: HintMove): Held[] {
  return hand.filter(({ card }) => {
    if (card === null) return false
    if (hint.rank !== null) return card.slice(1) === String(hint.rank)
    const suit = rules.suits.find((info) => info.letter === card.charAt(0))
    return suit !== undefined && (suit.every_color || suit.color === hint.color)
  })
}

/** A hand as it is shown: newest first. Slot 1 is the newest card. */
export function inSlots<T>(hand: readonly T[]): T[] {
  return [...hand].reverse()
}

/** The move that puts a card into another slot, oldest first as the notation wants it. */
export function arrangeText(seat: number, shown: readonly number[]): string {
  return `arrange ${seat}: ${[...shown].reverse().join(' ')}`
}

export function movedTo<T>(shown: readonly T[], from: number, to: number): T[] {
  const order = [...shown]
  const [card] = order.splice(from, 1)
  if (card !== undefined) order.splice(to, 0, card)
  return order
}
