/** Pages by the address behind the hash, which no server, log or referrer ever sees: a table's
 *  link is its secret. */
export type Route =
  | { page: 'home' | 'new' | 'settings' | 'games' | 'statistics' }
  | { page: 'rules'; edition: string | null }
  | { page: 'learn'; lesson: string | null }
  | { page: 'puzzle'; id: string | null }
  | { page: 'table' | 'deal' | 'together'; id: string }
  | {
      page: 'replay'
      id: string
      at: number | null
      seat: number | null
      isReview: boolean
      /** Other moves are tried: beside somebody's lines, or with a game that was played on from it. */
      lines?: LinesPlace
    }

export interface LinesPlace {
  link: string | null
  played: string | null
}

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
    case 'lines': {
      const [at, link, played] = [number(more[0]), name(more[1]), name(more[2])]
      const lines = { link, played }
      return {
        page: 'replay',
        id: decodeURIComponent(rest),
        at,
        seat: null,
        isReview: false,
        lines,
      }
    }
    default:
      return { page: 'home' }
  }
}

/** What stands at a place of an address, where a hyphen keeps it free. */
function name(text = ''): string | null {
  return /^[A-Za-z0-9_-]{2,64}$/.test(text) ? text : null
}

function number(text = ''): number | null {
  return /^\d{1,4}$/.test(text) ? Number(text) : null
}

/** A replay at a move, with the eyes of a seat: /replay/<id>/<move>/<seat>; looked back at: /review/…. */
export function replayHash(id: string, at: number, seat: number | null, isReview = false): string {
  const place = `/${isReview ? 'review' : 'replay'}/${encodeURIComponent(id)}/${at}`
  return seat === null ? place : `${place}/${seat}`
}

/** Other lines of a game, where one leaves it at a move: /lines/<id>/<move>/<link>/<game>. */
export function linesHash(
  id: string,
  at: number,
  link: string | null = null,
  played: string | null = null,
): string {
  const place = `/lines/${encodeURIComponent(id)}/${at}`
  if (played !== null) return `${place}/${link ?? '-'}/${played}`
  return link === null ? place : `${place}/${link}`
}

/** A shared replay's id from its link. */
export function togetherIdIn(text: string): string | null {
  return /#\/together\/([A-Za-z0-9_-]{8,64})\/?$/.exec(text.trim())?.[1] ?? null
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
