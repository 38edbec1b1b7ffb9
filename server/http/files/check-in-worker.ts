import type { FastifyInstance } from 'fastify'
import { CHECK_IN_CACHE, checkInPage, checkInWorker } from '#contract/session/check-in-page.ts'

/** A gate waits no longer for the page where the network is bad. */
const PAGE_MS = 5_000

/**
 * The one service worker: of the check-in page, and of notifications. The page fills the cache (`web/screens/manage/check-in/keep-page.ts`); the worker answers from it: the page
 * when the network does not, and the built files, which never change, always. A notification has no icon of its own: ours is an SVG, which browsers
 * do not show there.
 */
const worker = `const stored = (path) => caches.match(path, { cacheName: ${JSON.stringify(CHECK_IN_CACHE)} })
addEventListener('install', () => skipWaiting())
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin) return
  if (request.mode === 'navigate' && pathname === ${JSON.stringify(checkInPage)}) {
    const late = new Promise((resolve) => setTimeout(resolve, ${PAGE_MS})).then(() => stored(pathname)).then((page) => page || asked)
    const asked = fetch(request)
    event.respondWith(Promise.race([asked, late]).catch(() => stored(pathname)).then((page) => page || Response.error()))
  } else if (pathname.startsWith('/assets/')) event.respondWith(stored(pathname).then((file) => file || fetch(request)))
})
addEventListener('push', (event) => {
  const { title, text, path } = event.data.json()
  event.waitUntil(registration.showNotification(title, { body: text, tag: path, data: path }))
})
addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(clients.openWindow(new URL(event.notification.data, location.origin)))
})
`

/** Its policy lets it load what it answers with; without one of its own it could load nothing. */
export function registerCheckInWorker(app: FastifyInstance): void {
  app.get(checkInWorker, (_request, reply) =>
    reply
      .headers({ 'cache-control': 'no-cache', 'content-security-policy': "default-src 'none'; connect-src 'self'" })
      .type('text/javascript; charset=utf-8')
      .send(worker),
  )
}
