import type { Regional } from '#domain/regional.ts'
import { soldProducts } from '#domain/product-types.ts'
import { cityPages } from '#domain/flights/city-pages.ts'
import { linkedPages } from '#domain/site/menu.ts'
import { pathOf } from '#domain/site/own-page-id.ts'
import type { BuiltProduct } from '#domain/sold-products.ts'
import { escapeHtml } from '../../mail/html.ts'
import type { Published } from './read-published.ts'

/** Every page that links lead visitors to, those of cities too, for search engines (sitemaps.org, protocol 0.9). A page that is shown and linked nowhere is not among them. */
export function siteMap({ site, origin, at }: Published, regional: Regional): string {
  const changedOn = at.toISOString().slice(0, 10)
  const linked = linkedPages(site)
  const cities = linked.includes('destination') ? cityPages(site, regional) : []
  const urls = [...linked.map(pathOf), ...cities.map(({ path }) => path)].map(
    (path) => `<url><loc>${escapeHtml(`${origin}${path}`)}</loc><lastmod>${changedOn}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** What belongs to one visitor, and drafts. */
const personal = [
  '/api/',
  '/preview/',
  '/sign-in',
  '/sign-out',
  '/trips',
  '/bookings',
  ...soldProducts.map((product) => `/order/${product}/`),
  '/order/new/flight/book/',
  ...['userinfo', 'checkout', 'payment', 'confirmation'].map((step) => `/accommodation/${step}`),
]

/**
 * Addresses that start a search at suppliers, by product; `finished` are those among them that show a search that was made. The longest rule that
 * matches wins (RFC 9309, 2.2.2).
 */
const searches: Record<BuiltProduct, { start: readonly string[]; finished: readonly string[] }> = {
  flight: { start: ['/order/new/flight/newoffers'], finished: [] },
  stay: {
    start: ['/accommodation/results', '/accommodation/hotel'],
    finished: ['/accommodation/results?*searchId=', '/accommodation/hotel?*searchId='],
  },
}
const startSearches = Object.values(searches)

const rules = [
  ...[...personal, ...startSearches.flatMap(({ start }) => start)].map((path) => `Disallow: ${path}`),
  ...startSearches.flatMap(({ finished }) => finished).map((path) => `Allow: ${path}`),
  'Allow: /',
].join('\n')

/** What crawlers may read (RFC 9309): of a storefront what belongs to nobody and asks no supplier; of any other host the front page. */
export const robots = (published: Published | null): string =>
  published ? `User-agent: *\n${rules}\n\nSitemap: ${published.origin}/sitemap.xml\n` : 'User-agent: *\nAllow: /$\nDisallow: /\n'
