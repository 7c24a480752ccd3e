/** Written by hanabi.server.http.typescript from the types of the server: do not edit. */

export const VERSION = 2

export interface Hello {
  type: "hello"
  version: number
  last_seq?: number | null
  passphrase?: string | null
  seat?: number | null
  views?: boolean
}

export interface Look {
  type: "look"
  seat: number
  last_seq?: number | null
}

export interface MoveMessage {
  type: "move"
  seq: number
  move: string
  key?: string | null
}

export interface SayMessage {
  type: "say"
  phrase?: string | null
  text?: string | null
  key?: string | null
}

export interface AskUndo {
  type: "ask-undo"
  key?: string | null
}

export interface AnswerUndo {
  type: "answer-undo"
  agree: boolean
  key?: string | null
}

export interface PauseMessage {
  type: "pause"
  on: boolean
  key?: string | null
}

export interface VoteAbandon {
  type: "vote-abandon"
  agree: boolean
  key?: string | null
}

export interface ComeBack {
  type: "come-back"
  key?: string | null
}

export interface NoteMessage {
  type: "note"
  card: number
  text: string
  key?: string | null
}

export interface AskWhy {
  type: "ask-why"
  seat: number
  key?: string | null
}

export interface AskCoach {
  type: "ask-coach"
  about: "my-move" | "what-now"
  key?: string | null
}

export interface Resync {
  type: "resync"
  last_seq?: number | null
}

export interface Ping {
  type: "ping"
}

export type ClientMessage = Hello | Look | MoveMessage | SayMessage | AskUndo | AnswerUndo | PauseMessage | VoteAbandon | ComeBack | NoteMessage | AskWhy | AskCoach | Resync | Ping

export interface Welcome {
  type: "welcome"
  version: number
  seat: number | null
  seats: number[]
  name: string
  is_host: boolean
  seq: number
}

export interface ClockSettings {
  initial: number
  increment: number
  on_timeout: "abandon" | "bot"
  stand_in: string
}

export interface TableSettings {
  seats: number
  edition: string | null
  options: Record<string, boolean | string | null>
  first_seat: number | null
  talk: "free" | "phrases" | "silent"
  visibility: "link" | "public"
  pace: "correspondence" | "live"
  clock: ClockSettings | null
  spectators: "hidden" | "none" | "open"
  name: string
  bot_delay: number | null
  shared_device: boolean
  bot_seats: "ask" | "free" | "keep"
}

export interface SeatInfo {
  kind: "bot" | "free" | "person"
  name: string
  stand_in: string | null
}

export type Suit = "white" | "red" | "blue" | "yellow" | "green" | "multicolor" | "black"

export type Color = "white" | "red" | "blue" | "yellow" | "green" | "multicolor"

export interface SuitInfo {
  suit: Suit
  letter: string
  copies: number[]
  falling: boolean
  color: Color | null
  every_color: boolean
}

export interface RulesInfo {
  edition: string | null
  options: Record<string, boolean | string | null>
  hand_size: number
  suits: SuitInfo[]
  cards: string[]
  colors: Color[]
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

export interface CommitmentInfo {
  hash: string
  salt: string | null
}

export type Ending = "complete" | "mistakes" | "deck" | "indispensable"

export type Rating = "horrible" | "mediocre" | "honorable" | "excellent" | "amazing" | "legendary" | "divine"

export interface Outcome {
  ending: Ending
  score: number
  points: number
  rating: Rating | null
}

export interface PublicPlayedOn {
  after: number
  unseen_by: number | null
}

export interface TableInfo {
  id: string
  status: "abandoned" | "closed" | "finished" | "open" | "running"
  settings: TableSettings
  protected: boolean
  host: number | null
  seats: SeatInfo[]
  rules: RulesInfo
  created_at: number
  ended_at: number | null
  next_seat: number | null
  paused: boolean
  undo_agreed: number[]
  abandon_votes: number[]
  abandon_refusals: number[]
  clock: ClockInfo | null
  commitment: CommitmentInfo | null
  outcome: Outcome | null
  rematch: string | null
  rematch_of: string | null
  played_on: PublicPlayedOn | null
  deal: string | null
  seq: number
}

export interface TableMessage {
  type: "table"
  table: TableInfo
}

export interface Held {
  id: number
  card: string | null
  hinted: number
  possible: number
}

export interface Seen {
  id: number
  card: string
}

export interface Firework {
  suit: Suit
  cards: Seen[]
  reachable: number
}

export type Choice = "color-hint" | "rank-hint" | "return" | "add" | "add-or-decline"

export interface Pending {
  tile: number
  choice: Choice
}

export type PaceRisk = "low" | "medium" | "high" | "zero"

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
  pending: Pending | null
  points: number
  highest_score: number
  dead_suits: Suit[]
  playable: number
  useless: number
  indispensable: number
  pace: number | null
  pace_risk: PaceRisk
  legal_moves: string[]
  outcome: Outcome | null
}

export interface ViewMessage {
  type: "view"
  seq: number
  view: View
}

export interface PublicCreated {
  type: "created"
}

export interface PublicSeatTaken {
  type: "seat-taken"
  seat: number
  name: string
}

export interface BotSeated {
  type: "bot-seated"
  seat: number
  bot: string
}

export interface SeatLeft {
  type: "seat-left"
  seat: number
  name?: string
}

export interface PublicKeptOut {
  type: "kept-out"
  name: string
}

export interface PublicLetBackIn {
  type: "let-back-in"
  name: string
}

export interface HostPassed {
  type: "host-passed"
  seat: number
}

export interface PublicStarted {
  type: "started"
  first_seat: number
  commitment: string
}

export interface PublicMoved {
  type: "moved"
  seat: number
  move: string
  by_bot: boolean
  is_action: boolean
}

export interface UndoAsked {
  type: "undo-asked"
  seat: number
}

export interface UndoAgreed {
  type: "undo-agreed"
  seat: number
}

export interface UndoRefused {
  type: "undo-refused"
  seat: number
}

export interface Undone {
  type: "undone"
  moves: number
}

export interface Paused {
  type: "paused"
  seat: number
}

export interface Resumed {
  type: "resumed"
  seat: number
}

export interface AbandonVoted {
  type: "abandon-voted"
  seat: number
  agree: boolean
}

export interface Abandoned {
  type: "abandoned"
  reason: "left" | "operator" | "time" | "vote"
}

export interface Said {
  type: "said"
  seat: number
  phrase?: string | null
  text?: string | null
}

export interface TimedOut {
  type: "timed-out"
  seat: number
}

export interface StoodIn {
  type: "stood-in"
  seat: number
  bot: string
}

export interface CameBack {
  type: "came-back"
  seat: number
}

export interface Interrupted {
  type: "interrupted"
}

export interface RematchMade {
  type: "rematch-made"
  game: string
}

export interface DealShared {
  type: "deal-shared"
  deal: string
}

export interface Closed {
  type: "closed"
}

export type PublicEntry = PublicCreated | PublicSeatTaken | BotSeated | SeatLeft | PublicKeptOut | PublicLetBackIn | HostPassed | PublicStarted | PublicMoved | UndoAsked | UndoAgreed | UndoRefused | Undone | Paused | Resumed | AbandonVoted | Abandoned | Said | TimedOut | StoodIn | CameBack | Interrupted | RematchMade | DealShared | Closed

export interface HintGiven {
  type: "hint-given"
  seat: number
  to: number
  color?: Color
  rank?: number
  touched: number[]
  untouched: number[]
  free: boolean
}

export interface CardPlayed {
  type: "card-played"
  seat: number
  card: number
  face: string
  announced: Suit | null
}

export interface MistakeMade {
  type: "mistake-made"
  seat: number
  card: number
  face: string
  announced: Suit | null
  mistakes: number
}

export interface CardDiscarded {
  type: "card-discarded"
  seat: number
  card: number
  face: string
}

export interface TokensReturned {
  type: "tokens-returned"
  count: number
  hint_tokens: number
}

export interface FireworkCompleted {
  type: "firework-completed"
  seat: number
  suit: Suit
}

export interface CardDrawn {
  type: "card-drawn"
  seat: number
  card: number
  face: string | null
  deck_size: number
}

export interface HandArranged {
  type: "hand-arranged"
  seat: number
  order: number[]
}

export type Tile = 1 | 2 | 3 | 4 | 5 | 6

export interface TileTurned {
  type: "tile-turned"
  seat: number
  tile: Tile
}

export interface RewardLost {
  type: "reward-lost"
  seat: number
  tile: Tile
}

export interface RewardDeclined {
  type: "reward-declined"
  seat: number
  tile: Tile
}

export interface MistakeUndone {
  type: "mistake-undone"
  seat: number
  mistakes: number
}

export interface CardReturned {
  type: "card-returned"
  seat: number
  card: number
  face: string
  deck_size: number
}

export interface CardAdded {
  type: "card-added"
  seat: number
  card: number
  face: string
}

export interface LastRoundBegan {
  type: "last-round-began"
  turns_left: number
}

export interface SeatPassed {
  type: "seat-passed"
  seat: number
}

export interface GameEnded {
  type: "game-ended"
  outcome: Outcome
}

export type GameEvent = HintGiven | CardPlayed | MistakeMade | CardDiscarded | TokensReturned | FireworkCompleted | CardDrawn | HandArranged | TileTurned | RewardLost | RewardDeclined | MistakeUndone | CardReturned | CardAdded | LastRoundBegan | SeatPassed | GameEnded

export interface Update {
  type: "update"
  seq: number
  at: number
  entry: PublicEntry
  events?: GameEvent[]
  view?: View | null
  table?: TableInfo | null
  clock?: ClockInfo | null
}

export interface Ack {
  type: "ack"
  key: string | null
  seq: number
}

export interface NotesMessage {
  type: "notes"
  notes: Record<string, string>
}

export interface ReasonInfo {
  key: string
  values: Record<string, unknown>
  cards: number[]
}

export interface Why {
  type: "why"
  seat: number
  seq: number
  why: ReasonInfo | null
  reading: ReasonInfo | null
  key: string | null
}

export interface Coach {
  type: "coach"
  about: "my-move" | "what-now"
  seq: number
  seat: number | null
  move: string | null
  reason: ReasonInfo | null
  key: string | null
}

export interface Presence {
  type: "presence"
  seats: boolean[]
  spectators: number
}

export interface AtTheDoor {
  number: number
  is_typing: boolean
  name: string
  wants: number | null
}

export interface DoorMessage {
  type: "door"
  visitors: AtTheDoor[]
}

export interface Pong {
  type: "pong"
}

export interface ErrorMessage {
  type: "error"
  code: string
  values?: Record<string, unknown>
  key?: string | null
}

export type ServerMessage = Welcome | TableMessage | ViewMessage | Update | Ack | NotesMessage | Why | Coach | Presence | DoorMessage | Pong | ErrorMessage

export interface Show {
  type: "show"
  at: number
  seat?: number | null
}

export interface Point {
  type: "point"
  card: number | null
}

export interface Comment {
  type: "comment"
  move: number
  text: string
  key?: string | null
}

export interface HandOver {
  type: "hand-over"
  person: string
}

export interface TakeLead {
  type: "take-lead"
}

export type FromVisitor = Hello | Show | Point | Comment | HandOver | TakeLead | Ping

export interface CommentInfo {
  number: number
  move: number
  person: string
  name: string
  text: string
}

export interface SharedReplayMessage {
  type: "shared-replay"
  version: number
  game: string
  you: string
  at: number
  seat: number | null
  card: number | null
  comments: CommentInfo[]
}

export interface Shown {
  type: "shown"
  at: number
  seat: number | null
  card: number | null
}

export interface PersonInfo {
  id: string
  name: string
}

export interface People {
  type: "people"
  people: PersonInfo[]
  leader: string
  may_lead: string | null
}

export interface Commented {
  type: "commented"
  comment: CommentInfo
}

export type ToVisitor = SharedReplayMessage | Shown | People | Commented | Ack | Pong | ErrorMessage

export interface GuestRequest {
  name: string
}

export interface NewIdentity {
  id: string
  name: string
  recovery_code: string
}

export interface RecoverRequest {
  code: string
  sign_out_others?: boolean
}

export interface IdentityInfo {
  id: string
  name: string
}

export interface SessionInfo {
  me: IdentityInfo | null
}

export interface RecoveryCode {
  recovery_code: string
}

export interface TokenInfo {
  id: string
  label: string
  created_at: number
  may_manage: boolean
}

export interface TokenRequest {
  label: string
  may_manage?: boolean
}

export interface NewToken {
  id: string
  label: string
  created_at: number
  may_manage: boolean
  token: string
}

export interface EditionInfo {
  name: string
  language: string
  defaults: Record<string, boolean | string | null>
  switchable: string[]
  multicolors: string[]
}

export interface Catalogue {
  editions: EditionInfo[]
  options: string[]
  multicolors: string[]
  bots: string[]
  strengths: Record<string, string>
  talk_levels: string[]
  phrases: string[]
}

export interface WantedClock {
  initial: number
  increment?: number
  on_timeout?: "abandon" | "bot"
  stand_in?: string
}

export interface WantedSettings {
  seats: number
  edition?: string | null
  options?: Record<string, boolean | string | null>
  first_seat?: number | null
  talk?: "free" | "phrases" | "silent"
  visibility?: "link" | "public"
  pace?: "correspondence" | "live"
  clock?: WantedClock | null
  spectators?: "hidden" | "none" | "open"
  name?: string
  bot_delay?: number | null
  shared_device?: boolean
  bot_seats?: "ask" | "free" | "keep"
}

export interface TableRequest {
  settings: WantedSettings
  passphrase?: string | null
}

export interface TableFilter {
  status?: "open" | "running"
  edition?: string | null
  limit?: number
  offset?: number
}

export interface SitRequest {
  passphrase?: string | null
  name?: string | null
}

export interface LeaveQuery {
  keep_out?: boolean
}

export interface KeptOutInfo {
  number: number
  name: string
}

export interface BotRequest {
  bot: string
}

export interface StartRequest {
  fill?: string | null
  although_somebody_waits?: boolean
}

export interface Invitation {
  table: string
  status: "abandoned" | "closed" | "finished" | "open" | "running"
  host: string
  name: string
  edition: string | null
  options: Record<string, boolean | string | null>
  pace: "correspondence" | "live"
  protected: boolean
  seats: SeatInfo[]
  present: boolean[]
  your_seats: number[]
  may_watch: boolean
  bot_seats: "ask" | "free" | "keep"
}

export interface KnockRequest {
  visitor: string
  is_typing?: boolean
  is_leaving?: boolean
}

export interface LetInRequest {
  agree: boolean
}

export interface AnySeatRequest {
  passphrase?: string | null
  visitor?: string | null
}

export interface BotSeatRequest {
  passphrase?: string | null
  is_leaving?: boolean
}

export interface BotSeatAnswer {
  answer: "left" | "refused" | "taken" | "waiting"
}

export interface SpokenCodeInfo {
  code: string
  expires_at: number
}

export interface CodeRequest {
  code: string
}

export interface GamesFilter {
  edition?: string | null
  players?: number | null
  min_score?: number | null
  before?: number | null
  limit?: number
}

export interface GameLine {
  id: string
  status: string
  pace: string
  edition: string | null
  options: Record<string, boolean | string | null>
  players: string[]
  programs: (string | null)[]
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

export interface MoveReasons {
  move: number
  seat: number
  why: ReasonInfo | null
  reading: ReasonInfo | null
}

export interface OpenRequest {
  passphrase?: string | null
}

export interface OwnFilter {
  status?: "ended" | "open" | "running"
  before?: number | null
  limit?: number
}

export interface StatisticsLine {
  edition: string | null
  players: number
  games: number
  best: number
  mean: number
  perfect: number
}

export interface GameNumbers {
  games: number
  mean: number
  highest: number
  perfect: number
  lost: number
  mistakes: number
  own_mistakes: number
  efficiency: number | null
}

export interface GamePoint {
  id: string
  ended_at: number
  score: number
  max_score: number
}

export interface GroupNumbers {
  name: string | null
  numbers: GameNumbers
  is_bot: boolean
}

export interface OwnSummary {
  games: number
  not_counted: number
  numbers: GameNumbers | null
  points: GamePoint[]
  over_time: GameNumbers[]
  by_players: GroupNumbers[]
  by_edition: GroupNumbers[]
  by_partner: GroupNumbers[]
  best: GameLine[]
}

export interface DealResult {
  game: string
  players: string[]
  programs: (string | null)[]
  score: number
  max_score: number
  ended_at: number
  is_yours: boolean
}

export interface BotScore {
  bot: string
  score: number
}

export interface DealComparison {
  players: number
  status: "ready" | "too-long" | "waiting"
  bots: BotScore[]
  best: number | null
  bound: number | null
}

export interface DealInfo {
  id: string
  kind: "day" | "friends"
  edition: string | null
  options: Record<string, boolean | string | null>
  players: number | null
  opened_at: number
  closes_at: number
  is_open: boolean
  teams: number
  status: "over" | "running" | "unplayed"
  your_game: string | null
  before: string | null
  results: DealResult[] | null
  comparisons: DealComparison[]
}

export interface DealTableRequest {
  seats: number
  talk?: "free" | "phrases" | "silent"
  bot_delay?: number | null
}

export interface ReplayRequest {
  record: Record<string, unknown>
  seat?: number | null
}

export interface ReplayStep {
  move: string | null
  seat: number | null
  events: GameEvent[]
  view: View
}

export interface ReplayInfo {
  rules: RulesInfo
  players: string[]
  programs: (string | null)[]
  steps: ReplayStep[]
}

export interface TryRequest {
  record: Record<string, unknown>
  after?: number | null
  moves?: string[]
  since?: number
  tried?: string | null
  by_bot?: boolean
}

export interface TriedStep {
  step: ReplayStep
  written: string | null
  legal_moves: string[]
}

export interface LinesRequest {
  link?: string | null
  passphrase?: string | null
}

export interface LinesInfo {
  link: string | null
  comments: Record<string, unknown>[]
  variations: Record<string, unknown>[]
}

export interface LinesToKeep {
  comments: Record<string, unknown>[]
  variations: Record<string, unknown>[]
  passphrase?: string | null
}

export interface ReachableInfo {
  best: number
  bound: number
}

export interface PossibleCard {
  card: string
  chance: number
  fits: boolean
  is_last_copy: boolean
}

export interface SuggestedMove {
  by: "bot" | "odds" | "solver"
  move: string | null
  reason: ReasonInfo | null
  reachable: ReachableInfo | null
  at_stake: number | null
}

export interface ReviewedMoveInfo {
  number: number
  seat: number
  move: string
  event: GameEvent | null
  slots: number[]
  points: number
  reachable: ReachableInfo
  least_drop: number
  drop: number | null
  risk: number
  at_stake: number
  odds: PossibleCard[] | null
  told_nothing_new: boolean
  lost_card: string | null
  better: SuggestedMove | null
  good_moves: string[]
}

export interface TurningPointInfo {
  number: number
  seat: number
  cost: number
  is_as_known: boolean
}

export interface SeatAccuracy {
  as_known: number | null
  as_it_lay: number | null
}

export interface ReviewInfo {
  max_score: number
  start: ReachableInfo
  start_points: number
  moves: ReviewedMoveInfo[]
  turning_points: TurningPointInfo[]
  seats: SeatAccuracy[]
  is_settled: boolean
}

export interface ReviewState {
  status: "failed" | "ready" | "too-long" | "waiting"
  before: number
  progress: number
  review: ReviewInfo | null
}

export interface PlayOnRequest {
  seat: number
  bot?: string | null
  anew?: boolean
  after: number
  passphrase?: string | null
}

export interface PlayOnRecordRequest {
  seat: number
  bot?: string | null
  anew?: boolean
  record: Record<string, unknown>
  after: number
}

export interface PlayOnLessonRequest {
  seat: number
  bot?: string | null
  anew?: boolean
  place: number
}

export interface ShareReplayRequest {
  at?: number
  seat?: number | null
  passphrase?: string | null
}

export interface SharedReplayInfo {
  id: string
}

export interface LessonLine {
  name: string
  group: "boxes" | "counting" | "first" | "reading"
  steps: number
}

export interface LessonMove {
  move: string
  seat: number
  events: GameEvent[]
  view: View | null
}

export interface LessonSpot {
  part: "deck" | "discards" | "firework" | "fireworks" | "mate" | "mistakes" | "own" | "points" | "tokens"
  seat: number | null
  card: number | null
  suit: string | null
}

export interface LessonAnswer {
  key: string
  values: Record<string, unknown>
  cards: number[]
}

export interface LessonPlace {
  step: string
  number: number
  starts_scene: boolean
  first_seat: number
  moves: LessonMove[]
  view: View
  lit: LessonSpot[]
  leads_to: Record<string, number | null>
  answers: Record<string, LessonAnswer>
  next: number | null
}

export interface LessonInfo {
  name: string
  group: "boxes" | "counting" | "first" | "reading"
  steps: string[]
  rules: RulesInfo
  players: number
  seat: number
  places: LessonPlace[]
}

export interface LearntLessons {
  lessons: string[]
}

export interface TodaysPuzzle {
  id: string
  theme: "card" | "discard" | "ending" | "hint" | "play" | "possible"
  first_try: boolean | null
  days: number
}

export interface PuzzleStanding {
  rating: number
  tried: number
  solved: number
  in_a_row: number
  days: number
}

export interface PuzzleInfo {
  id: string
  number: number
  theme: "card" | "discard" | "ending" | "hint" | "play" | "possible"
  rating: number
  rules: RulesInfo
  view: View
  asked: number | null
  names: string[]
  first_try: boolean | null
  standing: PuzzleStanding | null
}

export interface PuzzleAnswer {
  answer?: string | null
}

export interface PuzzleFact {
  key: string
  kinds: string[]
  cards: number[]
  numbers: Record<string, number>
}

export interface PuzzleVerdict {
  is_right: boolean
  answer: string | null
  facts: PuzzleFact[]
  change: number | null
  standing: PuzzleStanding | null
}

export interface PushInfo {
  key: string
}

export interface PushKeys {
  p256dh: string
  auth: string
}

export interface PushRequest {
  endpoint: string
  keys: PushKeys
  locale?: string
}

export interface PushEnd {
  endpoint: string
}

export interface ShareQuery {
  locale?: string
  at?: number | null
  seat?: number | null
  lines?: string | null
}

export interface Endpoints {
  "POST /api/guests": { body: GuestRequest; answer: NewIdentity }
  "POST /api/recover": { body: RecoverRequest; answer: NewIdentity }
  "GET /api/session": { answer: SessionInfo }
  "GET /api/me": { answer: IdentityInfo }
  "PATCH /api/me": { body: GuestRequest; answer: IdentityInfo }
  "DELETE /api/me/session": { answer: undefined }
  "POST /api/me/recovery-code": { answer: RecoveryCode }
  "GET /api/me/tokens": { answer: TokenInfo[] }
  "POST /api/me/tokens": { body: TokenRequest; answer: NewToken }
  "DELETE /api/me/tokens/{token_id}": { path: { token_id: string }; answer: undefined }
  "GET /api/catalogue": { answer: Catalogue }
  "POST /api/tables": { body: TableRequest; answer: TableInfo }
  "GET /api/tables": { query: TableFilter; answer: TableInfo[] }
  "GET /api/tables/{table_id}": { path: { table_id: string }; answer: TableInfo }
  "PUT /api/tables/{table_id}/seats/{seat}": { path: { table_id: string; seat: number }; body: SitRequest; answer: TableInfo }
  "DELETE /api/tables/{table_id}/seats/{seat}": { path: { table_id: string; seat: number }; query: LeaveQuery; answer: TableInfo }
  "GET /api/tables/{table_id}/kept-out": { path: { table_id: string }; answer: KeptOutInfo[] }
  "DELETE /api/tables/{table_id}/kept-out/{number}": { path: { table_id: string; number: number }; answer: undefined }
  "PUT /api/tables/{table_id}/seats/{seat}/bot": { path: { table_id: string; seat: number }; body: BotRequest; answer: TableInfo }
  "POST /api/tables/{table_id}/start": { path: { table_id: string }; body: StartRequest; answer: TableInfo }
  "POST /api/tables/{table_id}/rematch": { path: { table_id: string }; answer: TableInfo }
  "POST /api/tables/{table_id}/close": { path: { table_id: string }; answer: TableInfo }
  "GET /api/tables/{table_id}/invitation": { path: { table_id: string }; answer: Invitation }
  "POST /api/tables/{table_id}/door": { path: { table_id: string }; body: KnockRequest; answer: Invitation }
  "POST /api/tables/{table_id}/door/{number}": { path: { table_id: string; number: number }; body: LetInRequest; answer: TableInfo }
  "POST /api/tables/{table_id}/seats": { path: { table_id: string }; body: AnySeatRequest; answer: TableInfo }
  "POST /api/tables/{table_id}/bot-seats/{seat}": { path: { table_id: string; seat: number }; body: BotSeatRequest; answer: BotSeatAnswer }
  "POST /api/tables/{table_id}/code": { path: { table_id: string }; answer: SpokenCodeInfo }
  "POST /api/codes": { body: CodeRequest; answer: Invitation }
  "GET /api/games": { query: GamesFilter; answer: GameLine[] }
  "GET /api/games/export": { answer: string }
  "GET /api/games/{game_id}/record": { path: { game_id: string }; answer: Record<string, unknown> }
  "GET /api/games/{game_id}/reasons": { path: { game_id: string }; answer: MoveReasons[] }
  "POST /api/games/{game_id}/record": { path: { game_id: string }; body: OpenRequest; answer: Record<string, unknown> }
  "POST /api/games/{game_id}/reasons": { path: { game_id: string }; body: OpenRequest; answer: MoveReasons[] }
  "GET /api/me/games": { query: OwnFilter; answer: GameLine[] }
  "GET /api/me/games/export": { answer: string }
  "GET /api/me/statistics": { answer: StatisticsLine[] }
  "GET /api/me/summary": { answer: OwnSummary }
  "GET /api/me/export": { answer: Record<string, unknown> }
  "DELETE /api/me": { answer: undefined }
  "GET /api/deals/today": { answer: DealInfo }
  "GET /api/deals/{deal_id}": { path: { deal_id: string }; answer: DealInfo }
  "POST /api/deals/{deal_id}/tables": { path: { deal_id: string }; body: DealTableRequest; answer: TableInfo }
  "POST /api/games/{game_id}/deal": { path: { game_id: string }; answer: DealInfo }
  "POST /api/replays": { body: ReplayRequest; answer: ReplayInfo }
  "POST /api/replays/tries": { body: TryRequest; answer: TriedStep[] }
  "POST /api/games/{game_id}/lines": { path: { game_id: string }; body: LinesRequest; answer: LinesInfo }
  "PUT /api/games/{game_id}/lines": { path: { game_id: string }; body: LinesToKeep; answer: LinesInfo }
  "GET /api/games/{game_id}/review": { path: { game_id: string }; answer: ReviewState }
  "POST /api/games/{game_id}/review": { path: { game_id: string }; body: OpenRequest; answer: ReviewState }
  "POST /api/games/{game_id}/play-on": { path: { game_id: string }; body: PlayOnRequest; answer: TableInfo }
  "POST /api/replays/play-on": { body: PlayOnRecordRequest; answer: TableInfo }
  "POST /api/lessons/{name}/play-on": { path: { name: string }; body: PlayOnLessonRequest; answer: TableInfo }
  "POST /api/games/{game_id}/shared-replays": { path: { game_id: string }; body: ShareReplayRequest; answer: SharedReplayInfo }
  "GET /api/lessons": { answer: LessonLine[] }
  "GET /api/lessons/{name}": { path: { name: string }; answer: LessonInfo }
  "GET /api/me/lessons": { answer: LearntLessons }
  "PUT /api/me/lessons": { body: LearntLessons; answer: LearntLessons }
  "GET /api/puzzles/today": { answer: TodaysPuzzle }
  "GET /api/puzzles/next": { answer: PuzzleInfo }
  "GET /api/puzzles/{id}": { path: { id: string }; answer: PuzzleInfo }
  "POST /api/puzzles/{id}/answers": { path: { id: string }; body: PuzzleAnswer; answer: PuzzleVerdict }
  "GET /api/push": { answer: PushInfo }
  "PUT /api/me/push": { body: PushRequest; answer: undefined }
  "DELETE /api/me/push": { body: PushEnd; answer: undefined }
  "GET /api/games/{game_id}/picture": { path: { game_id: string }; query: ShareQuery; answer: string }
  "GET /share/replay/{game_id}": { path: { game_id: string }; query: ShareQuery; answer: string }
  "GET /share/table/{table_id}": { path: { table_id: string }; query: ShareQuery; answer: string }
}
