import robotsParser from 'robots-parser'
import { askOverHttp } from '../ask-over-http.ts'
import { expect, full, test } from './fixtures.ts'
import { shopAt } from './shop.ts'

const host = 'skyways.customer.localhost'
const agency = 'Skyways Travel'

/** A page as a crawler reads it. */
interface Read {
  status: number
  head: Record<string, string | undefined>
  links: string[]
}

const unescape = (text: string) => text.replaceAll('&amp;', '&').replaceAll('&#x27;', "'").replaceAll('&quot;', '"')
const found = (html: string, pattern: RegExp) => unescape(pattern.exec(html)?.[1] ?? '') || undefined

async function read(port: number, path: string): Promise<Read & { text: string; type: string }> {
  const { statusCode, headers, bytes } = await askOverHttp(`http://127.0.0.1:${port}${path}`, {
    headers: { host: `${host}:${port}`, 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' },
  })
  const text = bytes.toString('utf8')
  const named = (name: string) => found(text, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
  return {
    status: statusCode,
    text,
    type: headers['content-type'] ?? '',
    head: {
      title: found(text, /<title>([^<]*)<\/title>/),
      canonical: found(text, /<link rel="canonical" href="([^"]*)"/),
      description: named('description'),
      robots: named('robots'),
      picture: named('og:image'),
      shared: named('og:title'),
      site: named('og:site_name'),
    },
    links: [...text.matchAll(/<a [^>]*href="(\/(?!\/)[^"#]*)/g)].map(([, address = '']) => unescape(address)),
  }
}

test('a crawler that obeys robots.txt starts no search, gets complete pages, and finds everything of the sitemap by links', {
  tag: full,
}, async ({ instance: { port } }) => {
  const origin = shopAt({ port }, 'skyways')
  const rules = robotsParser(`${origin}/robots.txt`, (await read(port, '/robots.txt')).text)
  const isAllowed = (path: string) => rules.isAllowed(`${origin}${path}`, 'Googlebot') !== false
  const map = (await read(port, '/sitemap.xml')).text
  const listed = [...map.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) => unescape(address))

  const [queue, pages, refused] = [['/'], new Map<string, Read>(), new Set<string>()]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (pages.has(path)) continue
    if (!isAllowed(path)) {
      refused.add(path.split('?')[0] ?? '')
      continue
    }
    const page = await read(port, path)
    pages.set(path, page)
    queue.push(...page.links)
  }

  const pictures = new Set<string>()
  const indexed: string[] = []
  for (const [path, { status, head }] of pages) {
    expect.soft(status, path).toBe(200)
    expect.soft(head.title, path).toContain(agency)
    if (head.robots?.includes('noindex')) continue
    const { canonical = '', description, picture = '', shared, site } = head
    expect.soft(listed, `${path} leads to ${canonical}`).toContain(canonical)
    expect.soft([description ?? '', shared, site], path).toEqual([expect.stringMatching(/.{20}/), head.title, agency])
    if (canonical === `${origin}${path}`) indexed.push(canonical)
    pictures.add(picture)
  }
  expect([...new Set(indexed)].toSorted()).toEqual(listed.toSorted())
  for (const picture of pictures) {
    const { status, type } = await read(port, picture.replace(origin, ''))
    expect.soft([picture, status, type]).toEqual([picture, 200, expect.stringMatching(/^image\/(png|jpeg)$/)])
  }
  expect([...refused]).toEqual(expect.arrayContaining(['/order/new/flight/newoffers', '/accommodation/results']))
  const results = '/accommodation/results?searchId=0193f0aa-7a00-7000-8000-000000000001&place=Accra'
  expect([isAllowed(results), isAllowed('/accommodation/hotel?hotel=x&searchId=y')]).toEqual([true, true])
})
