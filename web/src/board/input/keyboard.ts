/** The board's keys. Enter, Space, Tab and Escape do what they do everywhere. */
import type { Game } from '../../game/game.svelte'
import { inSlots, touchedBy, type HintMove } from '../../game/moves'
import { t } from '../../i18n/messages.svelte'
import type { RulesInfo } from '../../net/protocol'
import type { Selection } from './selection.svelte'

export function suitKey(color: string): string {
  return t(`suit-${color}.letter`)
}

/** The keys that name a hint at this table: its colours by their letters, then its values. */
export function hintKeys(rules: RulesInfo | null): string[] {
  return [...(rules?.colors ?? []).map(suitKey), ...(rules?.ranks ?? []).map(String)]
}

/** What ``?`` shows, in order; without keys of their own, those of the hints. */
export const KEYS: { shown?: string[]; message: string }[] = [
  { shown: ['H'], message: 'web-key-mates' },
  { shown: ['O'], message: 'web-key-own' },
  { shown: ['←', '→'], message: 'web-key-cards' },
  { shown: ['Enter'], message: 'web-key-choose' },
  { message: 'web-key-hint' },
  { shown: ['P'], message: 'web-key-play' },
  { shown: ['D'], message: 'web-key-discard' },
  { shown: ['Shift', '←', '→'], message: 'web-key-arrange' },
  { shown: ['E'], message: 'web-key-empathy' },
  { shown: ['K'], message: 'web-key-knowledge' },
  { shown: ['N'], message: 'web-key-note' },
  { shown: ['S'], message: 'web-key-state' },
  { shown: ['I'], message: 'web-key-say-hand' },
  { shown: ['A'], message: 'web-key-say-mates' },
  { shown: ['F'], message: 'web-key-say-fireworks' },
  { shown: ['G'], message: 'web-key-say-discards' },
  { shown: ['V'], message: 'web-key-say-tokens' },
  { shown: ['B'], message: 'web-key-say-moves' },
  { shown: ['1', '5'], message: 'web-key-slot' },
  { shown: ['/'], message: 'web-key-type' },
  { shown: ['L'], message: 'web-key-log' },
  { shown: ['X'], message: 'web-key-discards' },
  { shown: ['U'], message: 'web-key-undo' },
  { shown: ['T'], message: 'web-key-rules' },
  { shown: ['M'], message: 'web-key-menu' },
  { shown: ['?'], message: 'web-key-help' },
  { shown: ['Esc'], message: 'web-key-back' },
]

/** Keys that are answered in words; which words is the matter of board/speech. */
const ASKING = {
  s: 'state',
  i: 'hand',
  a: 'mates',
  f: 'fireworks',
  g: 'discards',
  v: 'tokens',
  b: 'moves',
} as const

export type Asked = (typeof ASKING)[keyof typeof ASKING]

export interface Actions {
  act: ((move: string) => void) | null
  undo: () => void
  answer: (question: Asked) => void
  say: (text: string) => void
  type: () => void
}

function isTyping(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, select')
}

function cardsOf(container: Element | null): HTMLElement[] {
  return [...(container?.querySelectorAll<HTMLElement>('button[data-card]') ?? [])]
}

export class Keyboard {
  constructor(
    private readonly game: Game,
    private readonly selection: Selection,
    private readonly actions: Actions,
  ) {}

  down = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
    if (document.querySelector('dialog[open]')) return
    if (this.handle(event)) event.preventDefault()
  }

  up = (event: KeyboardEvent): void => {
    if (event.key.toLowerCase() === 'e') this.selection.empathy = null
  }

  private handle(event: KeyboardEvent): boolean {
    const { selection, actions } = this
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    if (selection.mate && actions.act && this.isHintKey(key)) return this.hintByKey(key)
    switch (key) {
      case 'ArrowLeft':
      case 'ArrowRight':
        return this.step(key === 'ArrowLeft' ? -1 : 1)
      case 'Escape':
        selection.clear()
        return true
      case 'h':
        return this.nextMate(event.shiftKey ? -1 : 1)
      case 'o':
        cardsOf(document.querySelector('.mine'))[0]?.focus()
        return true
      case 'p':
      case 'd':
        return this.withOwn(key === 'p' ? 'play' : 'discard')
      case 'e':
        selection.empathy = this.focusedSeat() ?? this.mates()[0] ?? null
        return true
      case 'k':
      case 'n':
        return this.openFor(key === 'k' ? 'knowledge' : 'note')
      case '/':
        actions.type()
        return true
      case 'u':
        this.actions.undo()
        return true
      case 'l':
        selection.open('log')
        return true
      case 'x':
        selection.open('discards')
        return true
      case 't':
        selection.open('rules')
        return true
      case 'm':
        selection.open('menu')
        return true
      case '?':
        selection.open('keys')
        return true
      default:
        return this.ask(key) || this.ownSlot(key)
    }
  }

  private ask(key: string): boolean {
    const question = ASKING[key as keyof typeof ASKING]
    if (question) this.actions.answer(question)
    return Boolean(question)
  }

  /** The card in a slot of one's own hand takes the focus, and is read aloud with it. */
  private ownSlot(key: string): boolean {
    if (!/^[1-9]$/.test(key)) return false
    cardsOf(document.querySelector('.mine'))[Number(key) - 1]?.focus()
    return true
  }

  /** With a teammate chosen, a colour's letter or a value names a hint and nothing else, also
   *  where that hint is not legal now: in some language every letter has another meaning too. */
  private isHintKey(key: string): boolean {
    return hintKeys(this.game.rules).some((hintKey) => hintKey.toLowerCase() === key)
  }

  private hintByKey(key: string): boolean {
    const { game, selection, actions } = this
    const wanted = (hint: HintMove): boolean =>
      hint.color ? suitKey(hint.color).toLowerCase() === key : String(hint.rank) === key
    const hint = game.legal.hintsTo(selection.mate?.seat ?? -1).find(wanted)
    if (!hint || !actions.act || !game.rules || !game.view) return true
    if (!selection.isShownFirst(hint.text)) actions.act(hint.text)
    else {
      selection.armed = hint.text
      selection.shownHint = hint
      const hand = game.view.hands[hint.to] ?? []
      const first = touchedBy(game.rules, hand, hint)[0]
      document.querySelector<HTMLElement>(`button[data-card="${first?.id}"]`)?.focus()
    }
    return true
  }

  private mates(): number[] {
    const me = this.game.seat ?? 0
    const count = this.game.seats.length
    return Array.from({ length: count - 1 }, (_, i) => (me + 1 + i) % count).filter(
      (seat) => !document.querySelector(`[data-seat="${seat}"][inert]`),
    )
  }

  private focusedSeat(): number | null {
    const seat = document.activeElement?.closest<HTMLElement>('[data-seat]')?.dataset.seat
    return seat === undefined ? null : Number(seat)
  }

  private nextMate(step: number): boolean {
    const mates = this.mates()
    const here = this.focusedSeat()
    const at = here === null ? (step > 0 ? -1 : 0) : mates.indexOf(here)
    const seat = mates[(at + step + mates.length) % mates.length]
    cardsOf(document.querySelector(`[data-seat="${seat}"]`))[0]?.focus()
    return true
  }

  private step(by: number): boolean {
    const focused = document.activeElement
    const cards = cardsOf(focused?.closest('.hand, .row') ?? null)
    if (cards.length === 0) return false
    const at = cards.findIndex((card) => card === focused)
    // From the hand itself, which has the focus at first, to its first or last card.
    if (at < 0) cards.at(by > 0 ? 0 : -1)?.focus()
    else cards[(at + by + cards.length) % cards.length]?.focus()
    return true
  }

  private ownCard(): number | null {
    const { game, selection } = this
    if (selection.own !== null) return selection.own
    const focused = document.activeElement?.closest<HTMLElement>('.mine [data-card]')
    const id = focused?.dataset.card
    const hand = inSlots(game.view?.hands[game.seat ?? 0] ?? [])
    return id !== undefined && hand.some((held) => held.id === Number(id)) ? Number(id) : null
  }

  private withOwn(verb: 'play' | 'discard'): boolean {
    const { game, selection, actions } = this
    const card = this.ownCard()
    if (card === null || !actions.act) return false
    const move = verb === 'play' ? game.legal.play(card) : game.legal.discard(card)
    if (!move) return false
    if (selection.isShownFirst(move)) {
      selection.own = card
      selection.armed = move
      if (selection.isWarnedOf(move)) actions.say(t('web-coach-last'))
    } else actions.act(move)
    return true
  }

  private openFor(sheet: 'knowledge' | 'note'): boolean {
    const { game, selection } = this
    const focused = document.activeElement?.closest<HTMLElement>('[data-card]')
    const card = selection.own ?? (focused ? Number(focused.dataset.card) : null)
    if (card === null) return false
    const seat = game.view?.hands.findIndex((hand) => hand.some((held) => held.id === card)) ?? -1
    if (seat < 0) return false
    selection.open(sheet, { seat, card })
    return true
  }
}
