/** HTTP for everything that is not play. */
import { errorText } from '../i18n/messages.svelte'
import type {
  GameEvent,
  OptionValue,
  Reason,
  RulesInfo,
  TableInfo,
  TableSettings,
  View,
} from './protocol'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly values: Record<string, unknown> = {},
  ) {
    super(code)
  }

  get text(): string {
    return errorText(this.code, this.values)
  }
}

export interface Me {
  id: string
  name: string
}

export interface NewMe extends Me {
  recovery_code: string
}

export interface EditionInfo {
  name: string
  language: string
  defaults: Record<string, OptionValue>
  switchable: string[]
  multicolors: string[]
}

export interface Catalogue {
  editions: EditionInfo[]
  options: string[]
  multicolors: string[]
  bots: string[]
  talk_levels: string[]
  phrases: string[]
}

/** The bot for seats that nobody chose one for: one whose hints people can follow. */
export function defaultBot(bots: readonly string[]): string {
  return ['smart', 'cautious'].find((bot) => bots.includes(bot)) ?? bots[0] ?? ''
}

export interface GameLine {
  id: string
  status: string
  pace: string
  edition: string | null
  options: Record<string, OptionValue>
  players: string[]
  created_at: number
  ended_at: number | null
  ending: string | null
  score: number | null
  points: number | null
  max_score: number
  seat: number | null
  next_seat: number | null
  is_your_turn: boolean
}

/** A finished game, position by position, as one seat saw it or with all hands open. */
export interface Replay {
  rules: RulesInfo
  players: string[]
  steps: { move: string | null; seat: number | null; events: GameEvent[]; view: View }[]
}

/** What bots say of one move of a finished game: who made it why, and who read its hint how. */
export interface MoveReasons {
  move: number
  seat: number
  why: Reason | null
  reading: Reason | null
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(path, init)
  } catch {
    throw new ApiError(0, 'offline')
  }
  if (response.status === 204) return undefined as T
  const data = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok) {
    throw new ApiError(
      response.status,
      typeof data.code === 'string' ? data.code : 'internal',
      (data.values ?? {}) as Record<string, unknown>,
    )
  }
  return data as T
}

const at = (id: string): string => `/api/tables/${encodeURIComponent(id)}`

export const api = {
  me: () => call<Me>('GET', '/api/me'),
  newGuest: (name: string) => call<NewMe>('POST', '/api/guests', { name }),
  recover: (code: string) => call<NewMe>('POST', '/api/recover', { code }),
  rename: (name: string) => call<Me>('PATCH', '/api/me', { name }),
  recoveryCode: () => call<{ recovery_code: string }>('POST', '/api/me/recovery-code', {}),
  signOut: () => call<undefined>('DELETE', '/api/me/session'),

  catalogue: () => call<Catalogue>('GET', '/api/catalogue'),
  createTable: (settings: Partial<TableSettings>, passphrase?: string) =>
    call<TableInfo>('POST', '/api/tables', { settings, ...(passphrase ? { passphrase } : {}) }),
  publicTables: (status: 'open' | 'running') =>
    call<TableInfo[]>('GET', `/api/tables?status=${status}&limit=20`),
  table: (id: string) => call<TableInfo>('GET', at(id)),
  sit: (id: string, seat: number, passphrase?: string) =>
    call<TableInfo>('PUT', `${at(id)}/seats/${seat}`, passphrase ? { passphrase } : {}),
  /** One more seat for whoever shares this device. */
  seatNamed: (id: string, seat: number, name: string) =>
    call<TableInfo>('PUT', `${at(id)}/seats/${seat}`, { name }),
  leave: (id: string, seat: number) => call<TableInfo>('DELETE', `${at(id)}/seats/${seat}`),
  seatBot: (id: string, seat: number, bot: string) =>
    call<TableInfo>('PUT', `${at(id)}/seats/${seat}/bot`, { bot }),
  start: (id: string) => call<TableInfo>('POST', `${at(id)}/start`, {}),
  rematch: (id: string) => call<TableInfo>('POST', `${at(id)}/rematch`, {}),
  close: (id: string) => call<TableInfo>('POST', `${at(id)}/close`, {}),

  myGames: (status: 'open' | 'running' | 'ended') =>
    call<GameLine[]>('GET', `/api/me/games?status=${status}&limit=30`),
  games: () => call<GameLine[]>('GET', '/api/games?limit=30'),
  record: (id: string) =>
    call<Record<string, unknown>>('GET', `/api/games/${encodeURIComponent(id)}/record`),
  reasons: (id: string) =>
    call<MoveReasons[]>('GET', `/api/games/${encodeURIComponent(id)}/reasons`),
  replay: (record: unknown, seat: number | null) =>
    call<Replay>('POST', '/api/replays', { record, seat }),
}

export function playUrl(id: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${at(id)}/play`
}
