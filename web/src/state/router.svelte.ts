/** Pages by the address behind the hash, which no server, log or referrer ever sees: a table's
 *  link is its secret. */
export type Route =
  | { page: 'home' | 'new' | 'settings' | 'games' }
  | { page: 'rules'; edition: string | null }
  | { page: 'table' | 'replay'; id: string }

export function parseRoute(hash: string): Route {
  const [page = '', rest = ''] = hash.replace(/^#\/?/, '').split('/')
  switch (page) {
    case 'new':
    case 'settings':
    case 'games':
      return { page }
    case 'rules':
      return { page, edition: rest || null }
    case 't':
      return rest ? { page: 'table', id: decodeURIComponent(rest) } : { page: 'home' }
    case 'replay':
      return { page, id: decodeURIComponent(rest) }
    default:
      return { page: 'home' }
  }
}

/** A table's id from a link, a code, or anything that ends with one. */
export function tableIdIn(text: string): string | null {
  const found = /([A-Za-z0-9_-]{8,64})\/?\s*$/.exec(text.trim())
  return found?.[1] ?? null
}

class Router {
  route = $state.raw<Route>(parseRoute(location.hash))

  constructor() {
    addEventListener('hashchange', () => {
      this.route = parseRoute(location.hash)
      scrollTo(0, 0)
    })
  }

  go(hash: string): void {
    location.hash = hash
  }
}

export const router = new Router()
