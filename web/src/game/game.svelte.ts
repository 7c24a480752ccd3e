/** One game as this page knows it: filled by server messages and by nothing else. */
import { t } from '../i18n/messages.svelte'
import type { AtTheDoor, Coach, PublicEntry, TableInfo, View, Why } from '../net/protocol'
import { hintsByCard } from './knowledge'
import { hintsOf, type LogLine } from './log'
import { LegalMoves } from './moves'
import type { Reader } from './narrate'

/** Bots that read hints as Smart does. */
const BY_AGREEMENT = new Set(['smart', 'beginner'])

export class Game {
  table = $state.raw<TableInfo | null>(null)
  view = $state.raw<View | null>(null)
  lines = $state.raw<LogLine[]>([])
  notes = $state.raw<Record<string, string>>({})
  presence = $state.raw<boolean[]>([])
  spectators = $state(0)
  /** A move of one's own that the server has not acknowledged yet. */
  pendingMove = $state<string | null>(null)
  /** Who has the link open and no seat yet. */
  visitors = $state.raw<AtTheDoor[]>([])
  /** What bots said when they were asked, by seat. */
  answers = $state.raw<Record<number, Why>>({})
  /** What the coach said last. */
  coached = $state.raw<Coach | null>(null)

  /** Do all cards lie open, those of whom one moves for as well? */
  handsOpen = $state(false)

  rules = $derived(this.table?.rules ?? null)
  seats = $derived(this.table?.seats ?? [])
  seat = $derived(this.view?.seat ?? null)
  names = $derived(this.seats.map((_, seat) => seatName(this.table, seat)))
  legal = $derived(new LegalMoves(this.view?.legal_moves ?? []))
  isMyTurn = $derived(this.seat !== null && this.view?.next_seat === this.seat)
  hintsByCard = $derived(hintsByCard(this.lines.flatMap(hintsOf)))

  /** Does a bot play by the agreement that is shown before the first turn? */
  hasSmart = $derived(
    this.seats.some((taken) => BY_AGREEMENT.has(taken.kind === 'bot' ? taken.name : '')),
  )

  /** Does a bot sit at this table? */
  hasBots = $derived(this.seats.some((taken) => taken.kind === 'bot'))

  /** The last turn that a seat took. */
  lastTurnOf(seat: number): LogLine | null {
    return this.lines.findLast(({ entry }) => isTurnOf(entry, seat)) ?? null
  }

  /** What a bot said of its last move, if it was asked about that one. */
  answerOf(seat: number): Why | null {
    const answer = this.answers[seat]
    return answer && answer.seq === this.lastTurnOf(seat)?.seq ? answer : null
  }

  /** The card of one's own that is on its way, and the hand that a hint is on its way to. */
  pendingCard = $derived(pendingNumber(this.pendingMove, /^(?:play|discard) (\d+)/))
  pendingSeat = $derived(pendingNumber(this.pendingMove, /^hint (\d+)/))

  get reader(): Reader {
    return { names: this.names, you: this.seat }
  }

  /** The last move that was a turn, and where in the log it is. */
  lastTurn = $derived(this.lines.findLast((line) => line.turn > 0) ?? null)

  /** The turns that others took since the reader's own last one, oldest first. */
  sinceMyTurn = $derived.by(() => {
    const seat = this.seat
    if (seat === null) return []
    const mine = this.lines.findLastIndex(({ entry }) => isTurnOf(entry, seat))
    return this.lines.slice(mine + 1).filter((line) => line.turn > 0)
  })

  /** The hints among them that were for the reader, newest first. */
  hintsToMe = $derived(
    this.sinceMyTurn
      .filter((line) => hintsOf(line).some((hint) => hint.to === this.seat))
      .toReversed(),
  )

  /** The cards that each hand's last hint touched, while it is not a round old. */
  touched = $derived.by(() => {
    const fresh = new Set<number>()
    const now = this.lastTurn?.turn ?? 0
    const receivers = new Set<number>()
    for (const line of this.lines.toReversed()) {
      if (line.turn === 0) continue
      if (line.turn <= now - this.seats.length) break
      for (const event of line.events) {
        if (event.type !== 'hint-given' || receivers.has(event.to)) continue
        receivers.add(event.to)
        event.touched.forEach((id) => fresh.add(id))
      }
    }
    return fresh
  })
}

function pendingNumber(move: string | null, kind: RegExp): number | null {
  const found = move === null ? null : kind.exec(move)
  return found ? Number(found[1]) : null
}

function isTurnOf(entry: PublicEntry, seat: number): boolean {
  return entry.type === 'moved' && entry.is_action && entry.seat === seat
}

/** A person's name, also of one who left a running game; a bot's is one of the catalogue's, by its chair. */
export function seatName(table: Pick<TableInfo, 'seats'> | null, seat: number): string {
  const occupant = table?.seats[seat]
  if (occupant?.kind === 'person') return occupant.name
  if (occupant?.kind === 'bot') return t('web-bot-names').split(' ')[seat] ?? occupant.name
  return occupant?.name || t('web-seat-free')
}
