/** A WebSocket that comes back by itself, and notices when it only seems to be there. */
const FIRST_WAIT = 500
const LONGEST_WAIT = 10_000
/** The server is asked for a sign of life after so long without one, and given as long to answer: a
 *  connection that stalls without closing is noticed within ten seconds. */
const QUIET = 4_000

export interface Listener {
  /** Connected: it is time to say hello. */
  opened: () => void
  received: (text: string) => void
  /** The connection is gone; is it to come back? */
  lost: () => boolean
}

export class ReconnectingSocket {
  private socket: WebSocket | null = null
  private tries = 0
  private timer = 0
  private watcher = 0
  private opening = 0
  private heardAt = 0
  private pingedAt: number | null = null
  private isClosed = false
  private isLost = false
  private isWelcome = false

  constructor(
    private readonly url: string,
    private readonly listener: Listener,
  ) {
    addEventListener('online', this.reconnectIfLost)
    document.addEventListener('visibilitychange', this.reconnectIfLost)
    this.connect()
  }

  send(message: object): void {
    this.socket?.send(JSON.stringify(message))
  }

  /** The server has answered the hello: from now on it is asked for signs of life. */
  welcomed(): void {
    this.isWelcome = true
    this.isLost = false
    this.tries = 0
    clearInterval(this.watcher)
    this.watcher = window.setInterval(() => this.lookForLife(), QUIET)
  }

  /** Connect anew at once. */
  reconnect(): void {
    this.tries = 0
    this.isClosed = false
    clearTimeout(this.timer)
    const old = this.socket
    this.socket = null
    old?.close()
    this.connect()
  }

  close(): void {
    this.isClosed = true
    removeEventListener('online', this.reconnectIfLost)
    document.removeEventListener('visibilitychange', this.reconnectIfLost)
    clearTimeout(this.timer)
    clearTimeout(this.opening)
    clearInterval(this.watcher)
    this.socket?.close()
  }

  private reconnectIfLost = (): void => {
    if (this.isLost && document.visibilityState === 'visible' && !this.isClosed) {
      clearTimeout(this.timer)
      this.connect()
    }
  }

  private connect(): void {
    const socket = new WebSocket(this.url)
    this.socket = socket
    this.isWelcome = false
    socket.onopen = () => {
      if (socket === this.socket) this.listener.opened()
    }
    socket.onmessage = (event) => {
      if (socket !== this.socket) return
      this.heardAt = performance.now()
      this.pingedAt = null
      this.listener.received(String(event.data))
    }
    clearTimeout(this.opening)
    this.opening = window.setTimeout(() => {
      if (socket === this.socket && !this.isWelcome) this.giveUp()
    }, LONGEST_WAIT)
    socket.onclose = () => {
      if (socket === this.socket) this.lost()
    }
  }

  /** Nothing was heard: ask. Still nothing: this connection is none, whatever the network says. A
   *  page in the background looks rarely, but a ping that was answered is never missed. */
  private lookForLife(): void {
    if (this.pingedAt !== null) {
      this.giveUp()
    } else if (performance.now() - this.heardAt >= QUIET / 2) {
      this.pingedAt = performance.now()
      this.send({ type: 'ping' })
    }
  }

  private giveUp(): void {
    const stalled = this.socket
    this.socket = null
    stalled?.close()
    this.lost()
  }

  private lost(): void {
    this.pingedAt = null
    clearInterval(this.watcher)
    if (this.isClosed || !this.listener.lost()) return
    this.isLost = true
    const wait = Math.min(FIRST_WAIT * 2 ** this.tries++, LONGEST_WAIT)
    this.timer = window.setTimeout(() => this.connect(), wait * (0.75 + Math.random() / 2))
  }
}
