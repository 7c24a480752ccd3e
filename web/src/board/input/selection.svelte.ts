/** What the player is pointing at, before anything is sent. */
import type { Game } from '../../game/game.svelte'
import { isSurely } from '../../game/knowledge'
import { touchedBy, type HintMove } from '../../game/moves'
import { coach } from '../../state/coach.svelte'
import { settings } from '../../state/settings.svelte'

export type Sheet =
  | 'menu'
  | 'abandon'
  | 'log'
  | 'discards'
  | 'keys'
  | 'rules'
  | 'agreement'
  /** The same, shown by itself before the first turn. */
  | 'beginning'
  | 'people'
  | 'knowledge'
  | 'note'
  | null

export class Selection {
  /** A teammate who may get a hint, and the card that was tapped. */
  mate = $state<{ seat: number; card: number | null } | null>(null)
  /** One's own card. */
  own = $state<number | null>(null)
  /** The move that a second tap will make. */
  armed = $state<string | null>(null)
  /** A hint looked at: its cards are lit. */
  shownHint = $state.raw<HintMove | null>(null)
  /** Whose knowledge is shown instead of their cards. */
  empathy = $state<number | null>(null)
  /** The cards that a bot's answer is about. */
  explained = $state.raw<ReadonlySet<number> | null>(null)
  /** The cards of a move that would better not have been made. */
  regretted = $state.raw<ReadonlySet<number> | null>(null)
  sheet = $state<Sheet>(null)
  /** The card that a sheet is about. */
  subject = $state<{ seat: number; card: number } | null>(null)

  constructor(private readonly game: Game) {}

  /** The cards that the chosen hint would point at. */
  lit = $derived.by(() => {
    const { rules, view } = this.game
    if (!this.shownHint || !rules || !view) return null
    const hand = view.hands[this.shownHint.to] ?? []
    return new Set(touchedBy(rules, hand, this.shownHint).map((held) => held.id))
  })

  /** Has the coach a quiet word: does a last copy go, where one could know? */
  isWarnedOf(move: string | null): boolean {
    const { view, table, seat, hasBots } = this.game
    const card = /^discard (\d+)$/.exec(move ?? '')?.[1]
    const held = view?.hands[seat ?? -1]?.find(({ id }) => String(id) === card)
    if (!view || !held || !table?.id || !hasBots || !coach.isAt(table.id)) return false
    return isSurely('indispensable', held, view)
  }

  /** Is a move shown first, and made by asking for it again? */
  isShownFirst(move: string): boolean {
    return (settings.confirms || this.isWarnedOf(move)) && this.armed !== move
  }

  clear(): void {
    this.mate = null
    this.own = null
    this.armed = null
    this.shownHint = null
  }

  tapMate(seat: number, card: number | null): void {
    const isSame = this.mate?.seat === seat && this.mate.card === card
    this.clear()
    if (!isSame) this.mate = { seat, card }
  }

  tapOwn(card: number): void {
    const isSame = this.own === card
    this.clear()
    if (!isSame) this.own = card
  }

  open(sheet: Sheet, subject: { seat: number; card: number } | null = null): void {
    this.clear()
    this.subject = subject
    this.sheet = sheet
  }
}
