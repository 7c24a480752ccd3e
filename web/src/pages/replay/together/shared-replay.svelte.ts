/** A replay that several people look at: who is there, who leads to where, and what was said. */
import type { ConnectionState, Refusal } from '../../../game/connection.svelte'
import { ReconnectingSocket } from '../../../net/reconnecting-socket'
import {
  VERSION,
  type Comment,
  type CommentInfo,
  type FromVisitor,
  type PersonInfo,
  type ToVisitor,
} from '../../../net/protocol'

export interface Place {
  at: number
  seat: number | null
}

/** Refusals after which trying again makes no sense. */
const FINAL = new Set([
  'passphrase-wrong',
  'deal-unfinished',
  'game-not-over',
  'no-such-shared-replay',
  'no-such-table',
  'shared-replay-full',
  'sign-in-needed',
  'protocol-version',
])
/** Somebody who drags the slider leads to many places; so often they are told. */
const SHOW_MS = 120
/** For so long after one's own step, what the server tells may be an older one. */
const SETTLING_MS = 1500

export class SharedReplay {
  state = $state<ConnectionState>('connecting')
  refusal = $state.raw<Refusal | null>(null)
  needsPassphrase = $state(false)
  /** Known once one is let in. */
  game = $state<string | null>(null)
  you = $state('')
  people = $state.raw<PersonInfo[]>([])
  leader = $state('')
  mayLead = $state<string | null>(null)
  /** Where the leader is. */
  place = $state.raw<Place>({ at: 0, seat: null })
  /** The card that the leader points at. */
  card = $state<number | null>(null)
  comments = $state.raw<CommentInfo[]>([])
  isFollowing = $state(true)
  /** Does one look at who is here and what was said? */
  isSheetOpen = $state(false)
  isLeader = $derived(this.you !== '' && this.you === this.leader)
  leaderName = $derived(this.people.find(({ id }) => id === this.leader)?.name ?? null)
  /** Called when somebody else says something. */
  oncomment: ((comment: CommentInfo) => void) | null = null

  /** Where the leader was when one came. */
  first: Place = { at: 0, seat: null }
  /** The place to which one has gone already. */
  synced: Place | null = null
  private readonly socket: ReconnectingSocket
  private waiting: Comment[] = []
  private toShow: Place | null = null
  private showing = 0
  private shownAt = -SETTLING_MS

  constructor(
    url: string,
    public passphrase = '',
  ) {
    this.socket = new ReconnectingSocket(url, {
      opened: () => this.greet(),
      received: (text) => this.receive(JSON.parse(text) as ToVisitor),
      lost: () => this.lost(),
    })
  }

  close(): void {
    clearTimeout(this.showing)
    this.socket.close()
  }

  enter(passphrase: string): void {
    this.passphrase = passphrase
    this.needsPassphrase = false
    this.refusal = null
    this.state = 'connecting'
    this.socket.reconnect()
  }

  /** Was what the server tells perhaps said before one's own last step? */
  get isSettling(): boolean {
    return performance.now() - this.shownAt < SETTLING_MS
  }

  /** Lead everybody there. */
  show(place: Place): void {
    this.toShow = place
    this.shownAt = performance.now()
    this.showing ||= window.setTimeout(() => {
      this.showing = 0
      if (this.toShow) this.send({ type: 'show', ...this.toShow })
      this.toShow = null
    }, SHOW_MS)
  }

  point(card: number | null): void {
    this.send({ type: 'point', card })
  }

  comment(move: number, text: string): void {
    const key = crypto.randomUUID?.() ?? String(Math.random()).slice(2)
    const comment: Comment = { type: 'comment', move, text, key }
    this.waiting = [...this.waiting, comment]
    this.send(comment)
  }

  handOver(person: string): void {
    this.send({ type: 'hand-over', person })
  }

  takeLead(): void {
    this.send({ type: 'take-lead' })
  }

  follow(): void {
    this.synced = null
    this.isFollowing = true
  }

  private send(message: FromVisitor): void {
    this.refusal = null
    if (this.state === 'open') this.socket.send(message)
  }

  private greet(): void {
    const hello = { type: 'hello', version: VERSION }
    this.socket.send(this.passphrase ? { ...hello, passphrase: this.passphrase } : hello)
  }

  private lost(): boolean {
    if (this.state === 'refused') return false
    this.state = 'lost'
    return true
  }

  private receive(message: ToVisitor): void {
    switch (message.type) {
      case 'shared-replay':
        this.welcomed(message)
        break
      case 'shown':
        this.place = { at: message.at, seat: message.seat }
        this.card = message.card
        break
      case 'people':
        if (this.isLeader && message.leader !== this.you) this.follow()
        this.people = message.people
        this.leader = message.leader
        this.mayLead = message.may_lead
        break
      case 'commented':
        this.said(message.comment)
        break
      case 'ack':
        this.settle(message.key ?? null)
        break
      case 'error':
        this.refused(message.code, message.values ?? {}, message.key ?? null)
        break
      case 'pong':
        break
    }
  }

  private welcomed(message: Extract<ToVisitor, { type: 'shared-replay' }>): void {
    const isBack = this.game !== null
    this.state = 'open'
    this.socket.welcomed()
    this.place = { at: message.at, seat: message.seat }
    this.card = message.card
    this.comments = message.comments
    this.you = message.you
    if (!isBack) this.first = this.place
    this.game = message.game
    // Whoever leads goes on from where they are; the others go where they are led.
    this.synced = isBack && !this.isLeader ? null : this.place
    this.waiting.forEach((comment) => this.send(comment))
  }

  private said(comment: CommentInfo): void {
    this.comments = [...this.comments, comment]
    if (comment.person !== this.you) this.oncomment?.(comment)
  }

  private settle(key: string | null): void {
    this.waiting = this.waiting.filter((comment) => comment.key !== key)
  }

  private refused(code: string, values: Record<string, unknown>, key: string | null): void {
    if (key !== null) this.settle(key)
    this.refusal = { code, values }
    if (FINAL.has(code)) {
      this.needsPassphrase = code === 'passphrase-wrong'
      this.state = 'refused'
    }
  }
}
