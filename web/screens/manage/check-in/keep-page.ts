import { CHECK_IN_CACHE, checkInPage, checkInWorker } from '#contract/session/check-in-page.ts'

/** What the page and its scripts are: the built files that it has loaded, and those that its HTML names. */
function filesOf(html: string): Set<string> {
  const loaded = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : []
  })
  const named = html.match(/\/assets\/[\w.-]+/g) ?? []
  return new Set([...loaded, ...named])
}

/** Keeps this page on the device, so that it opens without a network: its HTML has no participants. Signing out removes it. */
export async function keepPage(): Promise<void> {
  if (!navigator.onLine || !('serviceWorker' in navigator)) return
  await navigator.serviceWorker.register(checkInWorker, { scope: checkInPage })
  const cache = await caches.open(CHECK_IN_CACHE)
  await cache.add(checkInPage)
  const page = await cache.match(checkInPage)
  // Signed out meanwhile: it is the page to sign in.
  if (!page || page.redirected) return removePage()
  const files = filesOf(await page.text())
  const known = new Map((await cache.keys()).map((request) => [new URL(request.url).pathname, request]))
  await cache.addAll([...files].filter((file) => !known.has(file)))
  for (const [file, request] of known) if (file !== checkInPage && !files.has(file)) await cache.delete(request)
}

/** Removes the page from the device, with the name of who was signed in. */
export function removePage(): void {
  // Absent where pages are not served over TLS.
  if (!('caches' in globalThis)) return
  caches.delete(CHECK_IN_CACHE).catch((error: unknown) => console.warn('the check-in page stays on this device', error))
}
