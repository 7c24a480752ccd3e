/** One store per connection: it reconnects by itself and loses nothing that was sent. */
import {
  VERSION,
  type Command,
  type PublicEntry,
  type GameEvent,
  type ServerMessage,
} from '../net/protocol'
import { ReconnectingSocket } from '../net/reconnecting-socket'
import { Game } from './game.svelte'
import { GameLog } from './log'

export type ConnectionState = 'connecting' | 'open' | 'lost' | 'refused'

interface Line {
  seq: number
  entry: PublicEntry
  events: GameEvent[]
}

interface Sent {
  key: string
  command: Command
}

/** Refusals after which trying again makes no sense. */
const FINAL = new Set([
  'passphrase-wrong',
  'no-spectators',
  'kept-out',
  'no-such-table',
  'sign-in-needed',
  'protocol-version',
])

export interface Refusal {
  code: string
  values: Record<string, unknown>
}

export class TableConnection {
  state = $state<ConnectionState>('connecting')
  game = new Game()
  private wasHost = $state(false)
  name = $state('')
  /** One's own seat, also before there is a view; of several, the one that is looked as. */
  seat = $state<number | null>(null)
  seats = $state.raw<number[]>([])
  /** The host's powers may have passed on since the welcome; a host without a seat keeps them. */
  isHost = $derived.by(() => {
    const host = this.game.table?.host ?? null
    return host === null ? this.wasHost : this.seats.includes(host)
  })
  /** The last refusal, until something else is tried. */
  refusal = $state.raw<Refusal | null>(null)
  needsPassphrase = $state(false)
  /** As it was entered. */
  passphrase: string | undefined
  /** Commands that the server has not acknowledged yet. */
  waiting = $state.raw<Sent[]>([])
  /** Called for each new line, not for those that are caught up on. */
  onLine: ((line: Game['lines'][number]) => void) | null = null
  /** Called when somebody new is at the door. */
  onDoor: (() => void) | null = null

  private readonly socket: ReconnectingSocket
  private log: GameLog | null = null
  /** Lines that came before the table they belong to. */
  private earlyLines: Line[] = []
  private seq = 0
  private pastUntil = 0
  private isCaughtUp = false
  /** The seat that look asked for, until it is welcomed. */
  private seatAskedFor: number | null = null

  constructor(url: string) {
    this.socket = new ReconnectingSocket(url, {
      opened: () => this.greet(),
      received: (text) => this.receive(JSON.parse(text) as ServerMessage),
      lost: () => this.lost(),
    })
  }

  close(): void {
    this.socket.close()
  }

  enter(passphrase: string): void {
    this.passphrase = passphrase
    this.needsPassphrase = false
    this.state = 'connecting'
    this.refusal = null
    this.reconnect()
  }

  /** Connect anew at once, as one who has just sat down or got up must. */
  reconnect(): void {
    if (this.state === 'refused') this.state = 'connecting'
    this.socket.reconnect()
  }

  /** One's seat is another: everything is told anew, for its eyes; till then the board stays. */
  startAnew(): void {
    const { view } = this.game
    this.forget()
    this.game.view = view
    this.state = 'connecting'
    this.reconnect()
  }

  /** Another seat of one's own: from its welcome on everything is told anew, for its eyes. */
  look(seat: number): void {
    this.refusal = null
    this.seatAskedFor = seat
    if (this.state === 'open') {
      this.socket.send({ type: 'look', seat, last_seq: 0 })
    }
  }

  move(text: string): void {
    this.send({ type: 'move', seq: this.seq, move: text })
  }

  send(command: Command): void {
    this.refusal = null
    const sent = { key: crypto.randomUUID?.() ?? String(Math.random()).slice(2), command }
    this.waiting = [...this.waiting, sent]
    this.showPending()
    if (this.state === 'open') this.transmit(sent)
  }

  /** The command with this key is through, or refused. */
  private settle(key: string | null): void {
    if (key === null) return
    this.waiting = this.waiting.filter((sent) => sent.key !== key)
    this.showPending()
  }

  private showPending(): void {
    const move = this.waiting.find(({ command }) => command.type === 'move')?.command
    this.game.pendingMove = move?.type === 'move' ? move.move : null
  }

  private transmit({ key, command }: Sent): void {
    this.socket.send({ ...command, key })
  }

  private greet(): void {
    this.isCaughtUp = false
    if (this.seatAskedFor !== null) this.forget()
    const hello: Record<string, unknown> = { type: 'hello', version: VERSION, last_seq: this.seq }
    if (this.passphrase) hello.passphrase = this.passphrase
    if (this.seats.length > 1) hello.seat = this.seatAskedFor ?? this.seat
    this.socket.send(hello)
  }

  private lost(): boolean {
    if (this.state === 'refused') return false
    this.state = 'lost'
    return true
  }

  private receive(message: ServerMessage): void {
    const { game } = this
    switch (message.type) {
      case 'welcome':
        this.welcomed(message)
        break
      case 'table':
        game.table = message.table
        this.addLines(this.earlyLines.splice(0))
        break
      case 'view':
        this.seq = Math.max(this.seq, message.seq)
        game.view = message.view
        this.isCaughtUp = true
        break
      case 'update':
        this.updated(message)
        break
      case 'ack':
        this.settle(message.key ?? null)
        break
      case 'why':
        game.answers = { ...game.answers, [message.seat]: message }
        this.settle(message.key ?? null)
        break
      case 'coach':
        game.coached = message
        this.settle(message.key ?? null)
        break
      case 'notes':
        game.notes = message.notes
        break
      case 'presence':
        game.presence = message.seats
        game.spectators = message.spectators
        this.isCaughtUp = true
        break
      case 'error':
        this.refused(message.code, message.values ?? {}, message.key ?? null)
        break
      case 'door': {
        const known = new Set(game.visitors.map(({ number }) => number))
        game.visitors = message.visitors
        if (message.visitors.some(({ number }) => !known.has(number))) this.onDoor?.()
        break
      }
      case 'pong':
        break
    }
  }

  private welcomed(message: Extract<ServerMessage, { type: 'welcome' }>): void {
    const isLook = this.state === 'open'
    this.wasHost = message.is_host
    this.name = message.name
    this.seat = message.seat
    this.seats = message.seats
    this.seatAskedFor = null
    if (isLook) {
      this.forget()
      return
    }
    this.state = 'open'
    this.socket.welcomed()
    this.game.visitors = [] // those who are there are told after the welcome
    this.waiting.forEach((sent) => this.transmit(sent))
  }

  /** What another seat was told is not for this one. */
  private forget(): void {
    this.log = null
    this.earlyLines = []
    this.seq = 0
    this.isCaughtUp = false
    this.game.lines = []
    this.game.view = null
    this.game.notes = {}
    this.game.answers = {}
  }

  private updated(message: Extract<ServerMessage, { type: 'update' }>): void {
    const { game } = this
    if (message.table) game.table = message.table
    else if (message.clock && game.table) game.table = { ...game.table, clock: message.clock }
    if (message.view) game.view = message.view
    if (message.seq <= this.seq) return
    this.seq = message.seq
    const { seq, entry, events = [] } = message
    // Older lines may be about whoever had the seat before.
    if (this.isCaughtUp && entry.type === 'seat-left' && this.seats.includes(entry.seat)) {
      this.seat = null
      this.seats = this.seats.filter((seat) => seat !== entry.seat)
      if (game.table?.status === 'running') this.startAnew()
    }
    if (game.table) this.addLines([{ seq, entry, events }])
    else this.earlyLines.push({ seq, entry, events })
  }

  private addLines(lines: Line[]): void {
    const { game } = this
    if (!game.table || lines.length === 0) return
    this.log ??= new GameLog(game.table.settings.seats, game.table.rules.hand_size)
    for (const line of lines) {
      this.log.add(line)
      game.lines = this.log.lines
      const last = this.log.lines.at(-1)
      if (last && this.isCaughtUp && !this.isOfPast(line)) this.onLine?.(last)
    }
  }

  /** What had happened in a game that is played on is no news. */
  private isOfPast({ seq, entry }: Line): boolean {
    if (entry.type === 'started') this.pastUntil = seq + (this.game.table?.played_on?.after ?? 0)
    return entry.type === 'moved' && seq <= this.pastUntil
  }

  private refused(code: string, values: Record<string, unknown>, key: string | null): void {
    this.settle(key)
    this.refusal = { code, values }
    if (FINAL.has(code)) {
      this.needsPassphrase = code === 'passphrase-wrong'
      this.state = 'refused'
    }
  }
}
