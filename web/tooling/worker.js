// The service worker: keeps this version's files, so that the client starts at once and without
// a network. Games themselves are never kept: whatever is under /api goes to the server.
const CACHE = `hanabi-${'VERSION'}`
const FILES = 'FILES'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url)
  if (event.request.method !== 'GET' || url.origin !== location.origin) return
  if (url.pathname.startsWith('/api') || url.pathname === '/worker.js') return
  const isPage = event.request.mode === 'navigate'
  event.respondWith(
    (async () => {
      const cache = await caches.open(CACHE)
      if (isPage) {
        // The newest page if there is a network, the kept one if not.
        try {
          return await fetch(event.request)
        } catch {
          return (await cache.match('/index.html')) ?? Response.error()
        }
      }
      return (await cache.match(event.request)) ?? fetch(event.request)
    })(),
  )
})
