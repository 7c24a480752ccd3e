/** One calm system: cards travel from where they were to where they are, hints point at cards.
 *  What travels is a picture over the board; the board itself is as it will be, and takes every
 *  tap meanwhile. */
import type { Game } from '../../game/game.svelte'
import { hintsOf } from '../../game/log'
import { letterOf, type CardName, type SuitLetter } from '../../net/cards'
import type { View } from '../../net/protocol'
import { settings } from '../../state/settings.svelte'
import { journeysBetween, type Journey, type Place } from './journeys'

export interface Traveller {
  key: string
  picture: { card: CardName | null } | { suit: SuitLetter } | { rank: number }
  from: DOMRect
  to: DOMRect
  delay: number
}

/** In milliseconds. A draw follows the move that made room for it. */
export const TRAVEL = 240
const DRAW_AFTER = 110
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)'
/** The side of a hint's mark on its way, and of a card at a pile. */
const POINTER = 28

function selectorOf(place: Place): string {
  switch (place.at) {
    case 'hand':
      return `button[data-card="${place.card}"]`
    case 'firework':
      return `[data-firework="${place.suit}"] .top`
    case 'discards':
      return `[data-pile], [data-pile-of="${place.suit}"]`
    case 'deck':
      return '[data-deck]'
  }
}

/** The first such element that is on the screen. */
function shown(selector: string): Element | null {
  const found = [...document.querySelectorAll(`.board ${selector.replaceAll(', ', ', .board ')}`)]
  return found.find((element) => element.getClientRects().length > 0) ?? null
}

function middleOf({ left, top, width, height }: DOMRect): DOMRect {
  return new DOMRect(left + (width - POINTER) / 2, top + (height - POINTER) / 2, POINTER, POINTER)
}

/** Where a card is at a place; deck and discards are piles, in whose middle it is small. */
function rectAt(place: Place, element: Element): DOMRect {
  const rect = element.getBoundingClientRect()
  return place.at === 'deck' || place.at === 'discards' ? middleOf(rect) : rect
}

export class Motion {
  travellers = $state.raw<Traveller[]>([])
  private last: View | null = null
  private lastSeq = 0
  private journeys: Journey[] = []
  private rects = new Map<number, DOMRect>()

  constructor(private readonly game: Game) {}

  /** Before the page changes: what will move, and where it is. */
  before(): void {
    const { view } = this.game
    this.journeys = []
    this.rects.clear()
    if (!view || !this.last || view === this.last || !settings.moves) return
    this.journeys = journeysBetween(this.last, view)
    for (const card of document.querySelectorAll<HTMLElement>('.board button[data-card]')) {
      if (card.getClientRects().length === 0) continue
      this.rects.set(Number(card.dataset.card), card.getBoundingClientRect())
    }
    for (const { card, from } of this.journeys) {
      const spot = from.at === 'hand' ? null : shown(selectorOf(from))
      if (spot) this.rects.set(card, rectAt(from, spot))
    }
  }

  /** After it has changed: everything goes from there to its new place. */
  after(): void {
    const { view, lastTurn } = this.game
    const isFirst = this.last === null
    this.last = view
    const hints = lastTurn && lastTurn.seq > this.lastSeq ? hintsOf(lastTurn) : []
    this.lastSeq = lastTurn?.seq ?? 0
    if (isFirst || !settings.moves) return
    this.shift()
    const leaving = this.journeys.flatMap((journey) => this.travel(journey))
    const pointing = hints.flatMap((hint) => {
      const from = this.seatOf(hint.seat)
      return hint.touched.flatMap((card) => this.point(card, from, hint.color, hint.rank))
    })
    if (leaving.length + pointing.length > 0) {
      this.travellers = [...leaving, ...pointing]
    }
  }

  arrived(key: string): void {
    this.travellers = this.travellers.filter((traveller) => traveller.key !== key)
  }

  /** Cards that stay in a hand close up. */
  private shift(): void {
    const moving = new Set(this.journeys.map(({ card }) => card))
    if (moving.size === 0) return
    const moves: [Element, number, number][] = []
    for (const [card, old] of this.rects) {
      const element = moving.has(card) ? null : shown(`button[data-card="${card}"]`)
      if (!element) continue
      const now = element.getBoundingClientRect()
      const [x, y] = [old.left - now.left, old.top - now.top]
      if (Math.abs(x) + Math.abs(y) > 1) moves.push([element, x, y])
    }
    for (const [element, x, y] of moves) {
      element.animate([{ transform: `translate(${x}px, ${y}px)` }, { transform: 'none' }], {
        duration: TRAVEL,
        easing: EASE,
      })
    }
  }

  private travel({ card, face, from, to }: Journey): Traveller[] {
    const old = this.rects.get(card)
    const target = shown(selectorOf(to))
    if (!old || !target) return []
    const delay = from.at === 'deck' ? DRAW_AFTER : 0
    // What is on its way is not there yet.
    if (to.at === 'hand' || to.at === 'firework') {
      target.animate([{ opacity: 0 }, { opacity: 0 }], { duration: TRAVEL + delay })
    }
    const picture = { card: face }
    return [{ key: `card ${card}`, picture, from: old, to: rectAt(to, target), delay }]
  }

  private seatOf(seat: number): DOMRect | null {
    const place = seat === this.game.seat ? '.mine header' : `[data-seat="${seat}"] .name`
    return shown(place)?.getBoundingClientRect() ?? null
  }

  private point(
    card: number,
    from: DOMRect | null,
    color: Parameters<typeof letterOf>[0] | undefined,
    rank: number | undefined,
  ): Traveller[] {
    const target = shown(`button[data-card="${card}"]`)
    if (!from || !target) return []
    const picture = color ? { suit: letterOf(color) } : { rank: rank ?? 0 }
    const to = middleOf(target.getBoundingClientRect())
    return [{ key: `hint ${card}`, picture, from: middleOf(from), to, delay: 0 }]
  }
}
