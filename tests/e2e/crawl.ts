import { askOverHttp } from '../ask-over-http.ts'
import { namesTold } from '../names-customers-never-read.ts'
import { sizes } from '../sizes.ts'

/** Where a crawl of a site begins, and the files that machines request. */
const beginnings = [
  '/',
  '/robots.txt',
  '/sitemap.xml',
  '/favicon.ico',
  '/favicon.svg',
  '/readyz',
  '/metrics',
  '/no-such-page',
  '/trips',
  '/accommodation/new',
]

/**
 * Follows every link of a storefront with a browser's cookies: pages, their data, scripts and styles. Returns each address with mentions of suppliers
 * and the platform, and external hosts from which pages load.
 */
export async function crawl({ port }: { port: number }, host: string, { cookie = '', from = [] as string[] } = {}) {
  const [told, loaded, seen] = [new Map<string, string[]>(), new Set<string>(), new Set<string>()]
  const queue = [...from, ...beginnings]
  for (let path = queue.shift(); path !== undefined && seen.size < sizes.crawledAddresses; path = queue.shift()) {
    if (seen.has(path)) continue
    seen.add(path)
    const { headers, bytes } = await askOverHttp(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `${host}:${port}`, ...(cookie ? { cookie } : {}) },
    })
    const type = headers['content-type'] ?? ''
    const body = /^(?:image\/(?!svg)|font)/.test(type) ? '' : bytes.toString('utf8')
    const found = namesTold(JSON.stringify(headers) + body)
    if (found.length > 0) told.set(path, found)
    if (headers.location?.startsWith('/')) queue.push(headers.location)
    if (type.startsWith('text/html')) {
      for (const outside of loadedFrom(body)) loaded.add(outside)
      queue.push(...linksOf(body), dataOf(path))
    }
    if (/javascript|css/.test(type)) queue.push(...assetsOf(body))
  }
  return { told: Object.fromEntries(told), loaded: [...loaded], read: [...seen] }
}

const linksOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|action)="(\/(?!\/)[^"#]*)/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'))

const loadedFrom = (html: string): string[] =>
  [...html.matchAll(/<(?:img|script|iframe|source)[^>]+src(?:set)?="(https?:[^"]+)/gi)].map(([, address = '']) => address)

const assetsOf = (code: string): string[] =>
  [...code.matchAll(/["'`(](?:\.\/|\/assets\/)([\w.-]+\.(?:js|css))/g)].map(([, name]) => `/assets/${name}`)

/** The router's request for a client-side navigation. */
function dataOf(path: string): string {
  const [name = '', query] = path.split('?')
  return `${name === '/' ? '/_root' : name}.data${query === undefined ? '' : `?${query}`}`
}
