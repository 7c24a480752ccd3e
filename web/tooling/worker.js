// The service worker: keeps this version's files, so that the client starts at once and without
// a network. Whatever is under /api goes to the server; what of it may be seen again without one is
// kept by the page (src/net/kept.ts).
const CACHE = `hanabi-${'VERSION'}`
const FILES = 'FILES'
const KEPT = 'hanabi-kept'

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES))
      .then(keepCatalogue)
      .then(() => self.skipWaiting()),
  )
})

/** The rules of every box are to be read without a network, also by who has not read them yet. */
async function keepCatalogue() {
  const answer = await fetch('/api/catalogue').catch(() => null)
  if (answer?.ok) await (await caches.open(KEPT)).put('/kept/catalogue', answer)
}

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name !== CACHE && name !== KEPT)
            .map((name) => caches.delete(name)),
        ),
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

// It is somebody's turn: told unless they are looking at a page of ours already.
self.addEventListener('push', (event) => {
  const { table, title, text } = event.data.json()
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      if (pages.some((page) => page.visibilityState === 'visible' && page.focused)) return
      const options = { body: text, tag: table, icon: '/icon-192.png', data: { table } }
      await self.registration.showNotification(title, options)
    })(),
  )
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const { table } = event.notification.data
  const address = `/#/t/${encodeURIComponent(table)}`
  event.waitUntil(
    (async () => {
      const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
      const open = pages.find((page) => page.url.endsWith(address)) ?? pages[0]
      if (!open) return self.clients.openWindow(address)
      await open.focus()
      if (!open.url.endsWith(address)) await open.navigate(address)
    })(),
  )
})
