/** Pages by the address behind the hash, which no server, log or referrer ever sees: a table's
 *  link is its secret. */
export type Route =
  | { page: 'home' | 'new' | 'settings' | 'games' | 'statistics' }
  | { page: 'rules'; edition: string | null }
  | { page: 'learn'; lesson: string | null }
  | { page: 'puzzle'; id: string | null }
  | { page: 'table' | 'deal' | 'together'; id: string }
  | { page: 'replay'; id: string; at: number | null; seat: number | null; isReview: boolean }

export function parseRoute(hash: string): Route {
  const [page = '', rest = '', ...more] = hash.replace(/^#\/?/, '').split('/')
  switch (page) {
    case 'new':
    case 'settings':
    case 'games':
    case 'statistics':
      return { page }
    case 'rules':
      return { page, edition: rest || null }
    case 'learn':
      return { page, lesson: rest ? decodeURIComponent(rest) : null }
    case 'puzzle':
      return { page, id: rest ? decodeURIComponent(rest) : null }
    case 't':
      return rest ? { page: 'table', id: decodeURIComponent(rest) } : { page: 'home' }
    case 'deal':
      return { page, id: rest ? decodeURIComponent(rest) : 'today' }
    case 'together':
      return rest ? { page, id: decodeURIComponent(rest) } : { page: 'home' }
    case 'replay':
    case 'review': {
      const [at, seat] = [number(more[0]), number(more[1])]
      return {
        page: 'replay',
        id: decodeURIComponent(rest),
        at,
        seat,
        isReview: page === 'review',
      }
    }
    default:
      return { page: 'home' }
  }
}

function number(text = ''): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null
}

/** A replay at a move, with the eyes of a seat: /replay/<id>/<move>/<seat>; looked back at: /review/…. */
export function replayHash(id: string, at: number, seat: number | null, isReview = false): string {
  const place = `/${isReview ? 'review' : 'replay'}/${encodeURIComponent(id)}/${at}`
  return seat === null ? place : `${place}/${seat}`
}

/** A table's id from a link, a code, or anything that ends with one. */
export function tableIdIn(text: string): string | null {
  // A link that was shared has the language of its preview behind it.
  const [link = ''] = text.trim().split('?')
  const found = /([A-Za-z0-9_-]{8,64})\/?$/.exec(link)
  return found?.[1] ?? null
}

/** A code as it is said aloud: two words and a number. A link is longer and has more signs. */
export function spokenCodeIn(text: string): string | null {
  const said = text.trim()
  const isSpoken = /^\p{L}+[\s-]*\p{L}+[\s-]*\d{2}$/u.test(said) && said.length < 22
  return isSpoken ? said : null
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash)
      scrollTo(0, 0)
    })
  }

  /** The same page, and an address that brings one back to what it shows now. */
  note(hash: string): void {
    history.replaceState(history.state, '', `#${hash}`)
  }

  go(hash: string): void {
    location.hash = hash
  }
}

export const router = new Router()
