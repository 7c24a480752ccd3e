/** The wire, version 2, as docs/protocol.md has it. The server is the only authority. */
import type { CardName, SuitWord } from '../drawings/suits'

export const VERSION = 2

/** A set of cards: bit n stands for the n-th of the rules' cards. */
export type KindSet = number

export interface Seen {
  id: number
  card: CardName
}

export interface Held {
  id: number
  card: CardName | null
  hinted: KindSet
  possible: KindSet
}

export interface Firework {
  suit: SuitWord
  cards: Seen[]
  reachable: number
}

export interface Outcome {
  ending: string
  score: number
  points: number
  rating: string | null
}

export type Choice = 'color-hint' | 'rank-hint' | 'return' | 'add' | 'add-or-decline'

export interface View {
  seat: number | null
  next_seat: number | null
  first_seat: number
  hands: Held[][]
  fireworks: Firework[]
  discards: Seen[]
  deck_size: number
  hint_tokens: number
  mistakes: number
  turns_left: number | null
  tiles: number[]
  pending: { tile: number; choice: Choice } | null
  points: number
  highest_score: number
  dead_suits: SuitWord[]
  playable: KindSet
  useless: KindSet
  indispensable: KindSet
  legal_moves: string[]
  outcome: Outcome | null
}

export type OptionValue = boolean | string | null

export interface ClockSettings {
  initial: number
  increment: number
  on_timeout: 'abandon' | 'bot'
  stand_in: string
}

export interface TableSettings {
  seats: number
  edition: string | null
  options: Record<string, OptionValue>
  first_seat: number | null
  talk: 'silent' | 'phrases' | 'free'
  visibility: 'public' | 'link'
  pace: 'live' | 'correspondence'
  clock: ClockSettings | null
  spectators: 'none' | 'hidden' | 'open'
  name: string
  shared_device: boolean
}

export interface SeatInfo {
  kind: 'free' | 'person' | 'bot'
  name: string
  stand_in: string | null
}

export interface SuitInfo {
  suit: SuitWord
  letter: string
  copies: number[]
  falling: boolean
  color: string | null
  every_color: boolean
}

export interface RulesInfo {
  edition: string | null
  options: Record<string, OptionValue>
  hand_size: number
  suits: SuitInfo[]
  cards: CardName[]
  colors: SuitWord[]
  ranks: number[]
  max_hint_tokens: number
  max_mistakes: number
  max_score: number
}

export interface ClockInfo {
  left: number[]
  running: number | null
  at: number
}

export type TableStatus = 'open' | 'running' | 'finished' | 'abandoned' | 'closed'

export interface TableInfo {
  id: string
  status: TableStatus
  settings: TableSettings
  protected: boolean
  seats: SeatInfo[]
  rules: RulesInfo
  created_at: number
  ended_at: number | null
  next_seat: number | null
  paused: boolean
  undo_agreed: number[]
  abandon_votes: number[]
  clock: ClockInfo | null
  commitment: { hash: string; salt: string | null } | null
  outcome: Outcome | null
  rematch: string | null
  rematch_of: string | null
  seq: number
}

/** What a move caused; ``card`` is a draw number, ``face`` what is on it. */
export interface GameEvent {
  type: string
  seat?: number
  to?: number
  color?: SuitWord
  rank?: number
  touched?: number[]
  free?: boolean
  card?: number
  face?: CardName | null
  announced?: SuitWord | null
  mistakes?: number
  count?: number
  suit?: SuitWord
  tile?: number
  turns_left?: number
  order?: number[]
  outcome?: Outcome
}

export interface Entry {
  type: string
  seat?: number
  name?: string
  bot?: string
  move?: string
  by_bot?: boolean
  is_action?: boolean
  moves?: number
  first_seat?: number
  phrase?: string
  text?: string
  reason?: string
  agree?: boolean
  game?: string
}

/** A sentence of the catalogue, and the cards that it is about. */
export interface Reason {
  key: string
  values: Record<string, unknown>
  cards: number[]
}

/** A bot's reason for its last move, and how it read the last hint before it. */
export interface Answer {
  seq: number
  why: Reason | null
  reading: Reason | null
}

export type ServerMessage =
  | {
      type: 'welcome'
      version: number
      seat: number | null
      /** All of one's own seats, mostly one. */
      seats: number[]
      name: string
      is_host: boolean
      seq: number
    }
  | { type: 'table'; table: TableInfo }
  | { type: 'view'; seq: number; view: View }
  | {
      type: 'update'
      seq: number
      at: number
      entry: Entry
      events?: GameEvent[]
      view?: View
      table?: TableInfo
      clock?: ClockInfo
    }
  | { type: 'ack'; key: string | null; seq: number }
  | { type: 'notes'; notes: Record<string, string> }
  | { type: 'presence'; seats: boolean[]; spectators: number }
  | {
      type: 'why'
      seat: number
      seq: number
      why: Reason | null
      reading: Reason | null
      key?: string | null
    }
  | { type: 'pong' }
  | { type: 'error'; code: string; values?: Record<string, unknown>; key?: string | null }

export type Command =
  | { type: 'move'; seq: number; move: string }
  | { type: 'say'; phrase?: string; text?: string }
  | { type: 'ask-undo' }
  | { type: 'answer-undo'; agree: boolean }
  | { type: 'pause'; on: boolean }
  | { type: 'vote-abandon'; agree: boolean }
  | { type: 'come-back' }
  | { type: 'note'; card: number; text: string }
  | { type: 'ask-why'; seat: number }
