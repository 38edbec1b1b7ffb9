import { askOverHttp } from '../ask-over-http.ts'
import { apiOf } from './checkout.ts'
import { expect, full, test } from './fixtures.ts'

/** What belongs to the default country and not to an agency in Kenya. */
const ofElsewhere = /NGN|₦|naira|\bLagos|Nigeria|\+234|\bWAT\b|West Africa/i

/** The text of a page that people read: without scripts and without select lists of all countries, currencies and zones. */
const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|select|datalist)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')

const linksOf = (html: string): string[] =>
  [...html.matchAll(/<a\b[^>]*\shref="(\/[^"#]*)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

/** Texts about another country in the server HTML of linked pages. Pages of cities and results of flights may name other places. */
async function readAll(port: number, { host, cookie = '' }: { host: string; cookie?: string }, start: readonly string[]) {
  const [seen, told] = [new Set<string>(), new Map<string, string>()]
  const queue = [...start]
  for (let path = queue.shift(); path !== undefined && seen.size < 60; path = queue.shift()) {
    const [page = ''] = path.split('?')
    if (seen.has(page) || /sign-out|^\/(api|media|assets|destinations)\/|\/(new)?offers$/.test(page)) continue
    seen.add(page)
    const { headers, bytes } = await askOverHttp(`http://127.0.0.1:${port}${path}`, {
      headers: { host: `${host}:${port}`, cookie },
    })
    if (headers.location?.startsWith('/')) queue.push(headers.location)
    if (!headers['content-type']?.startsWith('text/html')) continue
    const html = bytes.toString('utf8')
    const text = textOf(html)
    const at = text.search(ofElsewhere)
    if (at >= 0) told.set(path, text.slice(Math.max(0, at - 60), at + 60))
    expect.soft(html, path).toContain('<html lang="en-KE"')
    queue.push(...linksOf(html))
  }
  return { seen: [...seen], told: [...told] }
}

test('no page of an agency in Nairobi, nor of its storefront, names another country, currency or clock', {
  tag: full,
}, async ({ page, signIn, instance }) => {
  test.slow()
  await signIn(page, 'owner@savanna.test')
  const api = apiOf(page)
  const { body: draft } = await api.call('GET', '/site')
  expect((await api.call('POST', '/site/publish', { revision: draft.revision })).status).toBeLessThan(300)
  const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join('; ')

  const portal = await readAll(instance.port, { host: 'localhost', cookie }, [
    '/dashboard',
    '/order',
    '/transactions',
    '/outbox',
    '/order/new/newFlight',
    '/accommodation/new',
    '/settings/agency',
    '/travellers',
    '/messages',
    '/website',
  ])
  expect(portal.told).toEqual([])
  expect(portal.seen.length).toBeGreaterThan(12)

  const shop = await readAll(instance.port, { host: 'savanna.customer.localhost' }, ['/', '/trips', '/accommodation/new'])
  expect(shop.told).toEqual([])
  expect(shop.seen.length).toBeGreaterThan(8)
})
