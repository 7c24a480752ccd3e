/** What was seen once can be seen again without the server: replays, the catalogue, one's name.
 *  Over plain HTTP browsers have no such place, and nothing is kept. */
import { ApiError } from './api'

/** The service worker leaves it alone when it removes the files of older versions. */
const PLACE = 'hanabi-kept'
/** A replay and what bots say of it are some of these; the oldest go first. */
const MOST = 80

function addressOf(name: string): string {
  return `/kept/${encodeURIComponent(name)}`
}

async function place(): Promise<Cache | null> {
  return 'caches' in globalThis ? caches.open(PLACE).catch(() => null) : null
}

async function keep(name: string, value: unknown): Promise<void> {
  const kept = await place()
  await kept?.delete(addressOf(name))
  await kept?.put(addressOf(name), new Response(JSON.stringify(value)))
  const all = (await kept?.keys()) ?? []
  for (const old of all.slice(0, Math.max(0, all.length - MOST))) await kept?.delete(old)
}

export async function forget(name: string): Promise<void> {
  await (await place())?.delete(addressOf(name))
}

/** What the server says now; if it cannot be reached, what it said last. */
export async function orKept<T>(name: string, ask: () => Promise<T>): Promise<T> {
  try {
    const answer = await ask()
    void keep(name, answer).catch(() => undefined) // a full disk is no reason to show nothing
    return answer
  } catch (problem) {
    if (!(problem instanceof ApiError) || !problem.isOffline) throw problem
    const found = await (await place())?.match(addressOf(name))
    if (!found) throw problem
    return (await found.json()) as T
  }
}
