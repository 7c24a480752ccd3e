/** HTTP for everything that is not play. */
import { errorText, language } from '../i18n/messages.svelte'
import type {
  BotSeatRequest,
  DealTableRequest,
  Endpoints,
  KnockRequest,
  ShareReplayRequest,
  StartRequest,
  WantedSettings,
} from './protocol'

export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    readonly values: Record<string, unknown> = {},
  ) {
    super(code)
  }

  /** Nobody answered, or a proxy for a server that does not. */
  get isOffline(): boolean {
    return this.code === 'offline'
  }

  get text(): string {
    return errorText(this.code, this.values)
  }
}

type Endpoint = keyof Endpoints
type Answer<E extends Endpoint> = Endpoints[E]['answer']

/** What an endpoint takes: values for its path, a query, a body. */
type Asked<E extends Endpoint> = Omit<Endpoints[E], 'answer'>

function addressOf(template: string, path: object, query: object): string {
  const values = new Map(Object.entries(path))
  const place = template.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(values.get(name))),
  )
  const asked = new URLSearchParams(Object.entries(query).map(([name, of]) => [name, String(of)]))
  return asked.size > 0 ? `${place}?${asked}` : place
}

/** What a proxy says when the server behind it is away. */
const FROM_PROXY = new Set([502, 503, 504])

async function call<E extends Endpoint>(
  endpoint: E,
  asked: Asked<E>,
  how: RequestInit = {},
): Promise<Answer<E>> {
  const [method = '', template = ''] = endpoint.split(' ')
  const { path = {}, query = {}, body } = asked as { path?: object; query?: object; body?: object }
  const init: RequestInit = { ...how, method, credentials: 'same-origin' }
  if (body !== undefined) {
    init.body = JSON.stringify(body)
    init.headers = { 'content-type': 'application/json' }
  }
  let response: Response
  try {
    response = await fetch(addressOf(template, path, query), init)
  } catch {
    throw new ApiError(0, 'offline')
  }
  if (response.status === 204) return undefined as Answer<E>
  const data = (await response.json().catch(() => ({}))) as Record<string, unknown>
  if (!response.ok) {
    // Whoever catches it shows its sentence at once.
    await language.add('errors').catch(() => undefined)
    throw new ApiError(
      response.status,
      typeof data.code === 'string'
        ? data.code
        : FROM_PROXY.has(response.status)
          ? 'offline'
          : 'internal',
      (data.values ?? {}) as Record<string, unknown>,
    )
  }
  return data as Answer<E>
}

const SEAT = '/api/tables/{table_id}/seats/{seat}'

export const api = {
  session: () => call('GET /api/session', {}),
  newGuest: (name: string) => call('POST /api/guests', { body: { name } }),
  recover: (code: string) => call('POST /api/recover', { body: { code } }),
  rename: (name: string) => call('PATCH /api/me', { body: { name } }),
  recoveryCode: () => call('POST /api/me/recovery-code', {}),
  signOut: () => call('DELETE /api/me/session', {}),

  pushKey: () => call('GET /api/push', {}),
  pushTo: (device: Endpoints['PUT /api/me/push']['body']) =>
    call('PUT /api/me/push', { body: device }),
  pushNoMore: (endpoint: string) => call('DELETE /api/me/push', { body: { endpoint } }),

  catalogue: () => call('GET /api/catalogue', {}),
  createTable: (settings: WantedSettings, passphrase?: string) =>
    call('POST /api/tables', { body: { settings, ...(passphrase ? { passphrase } : {}) } }),
  publicTables: (status: 'open' | 'running', limit: number) =>
    call('GET /api/tables', { query: { status, limit } }),
  table: (table_id: string) => call('GET /api/tables/{table_id}', { path: { table_id } }),
  invitation: (table_id: string) =>
    call('GET /api/tables/{table_id}/invitation', { path: { table_id } }),
  knock: (table_id: string, body: KnockRequest, how: RequestInit = {}) =>
    call('POST /api/tables/{table_id}/door', { path: { table_id }, body }, how),
  sitAnywhere: (table_id: string, visitor: string, passphrase?: string) =>
    call('POST /api/tables/{table_id}/seats', {
      path: { table_id },
      body: { visitor, ...(passphrase ? { passphrase } : {}) },
    }),
  takeBotSeat: (table_id: string, seat: number, body: BotSeatRequest) =>
    call('POST /api/tables/{table_id}/bot-seats/{seat}', { path: { table_id, seat }, body }),
  letIn: (table_id: string, number: number, agree: boolean) =>
    call('POST /api/tables/{table_id}/door/{number}', {
      path: { table_id, number },
      body: { agree },
    }),
  spokenCode: (table_id: string) =>
    call('POST /api/tables/{table_id}/code', { path: { table_id } }),
  byCode: (code: string) => call('POST /api/codes', { body: { code } }),
  sit: (table_id: string, seat: number, passphrase?: string) =>
    call(`PUT ${SEAT}`, { path: { table_id, seat }, body: passphrase ? { passphrase } : {} }),
  /** One more seat for whoever shares this device. */
  seatNamed: (table_id: string, seat: number, name: string) =>
    call(`PUT ${SEAT}`, { path: { table_id, seat }, body: { name } }),
  /** Get up, or as the host let somebody get up, who may not come back if kept out. */
  leave: (table_id: string, seat: number, keep_out = false) =>
    call(`DELETE ${SEAT}`, { path: { table_id, seat }, query: { keep_out } }),
  /** Whom the host keeps out; told to the host alone. */
  keptOut: (table_id: string) =>
    call('GET /api/tables/{table_id}/kept-out', { path: { table_id } }),
  letBackIn: (table_id: string, number: number) =>
    call('DELETE /api/tables/{table_id}/kept-out/{number}', { path: { table_id, number } }),
  seatBot: (table_id: string, seat: number, bot: string) =>
    call(`PUT ${SEAT}/bot`, { path: { table_id, seat }, body: { bot } }),
  start: (table_id: string, body: StartRequest = {}) =>
    call('POST /api/tables/{table_id}/start', { path: { table_id }, body }),
  rematch: (table_id: string) =>
    call('POST /api/tables/{table_id}/rematch', { path: { table_id } }),
  close: (table_id: string) => call('POST /api/tables/{table_id}/close', { path: { table_id } }),

  myGames: (status: 'open' | 'running' | 'ended') =>
    call('GET /api/me/games', { query: { status, limit: 30 } }),
  ownSummary: () => call('GET /api/me/summary', {}),
  deleteMe: () => call('DELETE /api/me', {}),
  dealOfTheDay: () => call('GET /api/deals/today', {}),
  deal: (deal_id: string) => call('GET /api/deals/{deal_id}', { path: { deal_id } }),
  dealTable: (deal_id: string, body: DealTableRequest) =>
    call('POST /api/deals/{deal_id}/tables', { path: { deal_id }, body }),
  /** The cards of a finished game, for friends. */
  shareDeal: (game_id: string) => call('POST /api/games/{game_id}/deal', { path: { game_id } }),
  lessons: () => call('GET /api/lessons', {}),
  lesson: (name: string) => call('GET /api/lessons/{name}', { path: { name } }),
  learnt: (lessons: string[]) => call('PUT /api/me/lessons', { body: { lessons } }),
  todaysPuzzle: () => call('GET /api/puzzles/today', {}),
  nextPuzzle: () => call('GET /api/puzzles/next', {}),
  puzzle: (id: string) => call('GET /api/puzzles/{id}', { path: { id } }),
  /** Null gives up, and is told the right one. */
  answerPuzzle: (id: string, answer: string | null) =>
    call('POST /api/puzzles/{id}/answers', { path: { id }, body: { answer } }),
  games: () => call('GET /api/games', { query: { limit: 30 } }),
  /** With a passphrase if the table had one and one did not sit there. */
  record: (game_id: string, passphrase = '') =>
    passphrase
      ? call('POST /api/games/{game_id}/record', { path: { game_id }, body: { passphrase } })
      : call('GET /api/games/{game_id}/record', { path: { game_id } }),
  reasons: (game_id: string, passphrase = '') =>
    passphrase
      ? call('POST /api/games/{game_id}/reasons', { path: { game_id }, body: { passphrase } })
      : call('GET /api/games/{game_id}/reasons', { path: { game_id } }),
  playOn: (game_id: string, body: Endpoints['POST /api/games/{game_id}/play-on']['body']) =>
    call('POST /api/games/{game_id}/play-on', { path: { game_id }, body }),
  playOnRecord: (body: Endpoints['POST /api/replays/play-on']['body']) =>
    call('POST /api/replays/play-on', { body }),
  playOnLesson: (name: string, body: Endpoints['POST /api/lessons/{name}/play-on']['body']) =>
    call('POST /api/lessons/{name}/play-on', { path: { name }, body }),
  review: (game_id: string, passphrase = '') =>
    passphrase
      ? call('POST /api/games/{game_id}/review', { path: { game_id }, body: { passphrase } })
      : call('GET /api/games/{game_id}/review', { path: { game_id } }),
  shareReplay: (game_id: string, body: ShareReplayRequest) =>
    call('POST /api/games/{game_id}/shared-replays', { path: { game_id }, body }),
  /** Another move at a position of a record. */
  tries: (body: Endpoints['POST /api/replays/tries']['body']) =>
    call('POST /api/replays/tries', { body }),
  lines: (game_id: string, body: Endpoints['POST /api/games/{game_id}/lines']['body']) =>
    call('POST /api/games/{game_id}/lines', { path: { game_id }, body }),
  keepLines: (game_id: string, body: Endpoints['PUT /api/games/{game_id}/lines']['body']) =>
    call('PUT /api/games/{game_id}/lines', { path: { game_id }, body }),
  replay: (record: Record<string, unknown>, seat: number | null) =>
    call('POST /api/replays', { body: { record, seat } }),
}

/** Everything of one's own, as a file. */
export const ownDataUrl = '/api/me/export'

export function playUrl(id: string): string {
  return socketUrl(`/api/tables/${encodeURIComponent(id)}/play`)
}

export function lookUrl(id: string): string {
  return socketUrl(`/api/shared-replays/${encodeURIComponent(id)}/look`)
}

function socketUrl(path: string): string {
  const scheme = location.protocol === 'https:' ? 'wss:' : 'ws:'
  return `${scheme}//${location.host}${path}`
}
