/** The game so far as one's seat saw it, move by move: the server tells it once more, and the game
 *  itself is not touched. */
import {
  VERSION,
  type ReplayInfo,
  type ReplayStep,
  type ServerMessage,
  type TableInfo,
} from '../net/protocol'

export interface Eyes {
  seat: number | null
  passphrase?: string
}

/** Null if it is not told, because it is too long or because the connection broke. */
export function pastOf(
  url: string,
  { seat, passphrase }: Eyes,
  names: readonly string[],
): Promise<ReplayInfo | null> {
  return new Promise((resolve) => {
    const socket = new WebSocket(url)
    const steps: ReplayStep[] = []
    socket.onopen = () => {
      const hello = { type: 'hello', version: VERSION, last_seq: 0, views: true }
      const who = { ...(seat === null ? {} : { seat }), ...(passphrase ? { passphrase } : {}) }
      socket.send(JSON.stringify({ ...hello, ...who }))
    }
    socket.onmessage = (event) => {
      const message = JSON.parse(String(event.data)) as ServerMessage
      if (message.type === 'update') addStep(steps, message)
      else if (message.type === 'table') resolve(replayOf(message.table, steps, names))
      else if (message.type === 'error') resolve(null)
      if (message.type === 'table' || message.type === 'error') socket.close()
    }
    socket.onclose = () => resolve(null)
  })
}

function addStep(steps: ReplayStep[], update: Extract<ServerMessage, { type: 'update' }>): void {
  const { entry, view, events = [] } = update
  if (entry.type === 'undone') steps.splice(steps.length - entry.moves)
  else if (view && entry.type === 'started') {
    steps.push({ move: null, seat: null, events, view })
  } else if (view && entry.type === 'moved') {
    steps.push({ move: entry.move, seat: entry.seat, events, view })
  }
}

function replayOf(
  table: TableInfo,
  steps: ReplayStep[],
  names: readonly string[],
): ReplayInfo | null {
  if (steps.length === 0) return null
  const programs = table.seats.map((seat) => (seat.kind === 'bot' ? seat.name : null))
  return { rules: table.rules, players: [...names], programs, steps }
}
