import type { Regional } from '#domain/regional.ts'
import { soldProducts } from '#domain/product-types.ts'
import { cityPages } from '#domain/flights/city-pages.ts'
import { linkedPages } from '#domain/site/menu.ts'
import { pathOf } from '#domain/site/own-page-id.ts'
import type { BuiltProduct } from '#domain/sold-products.ts'
import { escapeHtml } from '../../mail/html.ts'
import type { Published } from './read-published.ts'

/**
 * The sitemap (sitemaps.org, protocol 0.9): every page that visitors can reach by links, including those of cities and of packages. A visible page without any link
 * is not included.
 */
export function siteMap({ site, origin, at, packages }: Published, regional: Regional): string {
  const changedOn = at.toISOString().slice(0, 10)
  const linked = linkedPages(site)
  const cities = linked.includes('destination') ? cityPages(site, regional) : []
  const ofPackages = packages.length > 0 ? ['/packages', ...packages.map((slug) => `/packages/${slug}`)] : []
  const urls = [...linked.map(pathOf), ...cities.map(({ path }) => path), ...ofPackages].map(
    (path) => `<url><loc>${escapeHtml(`${origin}${path}`)}</loc><lastmod>${changedOn}</lastmod></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** Paths of one visitor's data, and of drafts. */
const personal = [
  '/api/',
  '/preview/',
  '/sign-in',
  '/sign-out',
  '/trips',
  '/cart',
  '/bookings',
  ...soldProducts.map((product) => `/order/${product}/`),
  '/order/new/flight/book/',
  ...['userinfo', 'checkout', 'payment', 'confirmation'].map((step) => `/accommodation/${step}`),
  ...['checkout', 'payment', 'confirmation'].map((step) => `/tour/${step}`),
]

/**
 * Paths that start a search at suppliers, by product; `finished` are those that show an existing search. The longest matching rule wins (RFC 9309,
 * 2.2.2).
 */
const searches: Record<BuiltProduct, { start: readonly string[]; finished: readonly string[] }> = {
  flight: { start: ['/order/new/flight/newoffers'], finished: [] },
  stay: {
    start: ['/accommodation/results', '/accommodation/hotel'],
    finished: ['/accommodation/results?*searchId=', '/accommodation/hotel?*searchId='],
  },
  tour: {
    start: ['/tour/result', '/tour/singleTour'],
    finished: ['/tour/result?*searchId=', '/tour/singleTour?*searchId='],
  },
  protection: { start: ['/protection/results'], finished: ['/protection/results?*searchId='] },
}
const startSearches = Object.values(searches)

const rules = [
  ...[...personal, ...startSearches.flatMap(({ start }) => start)].map((path) => `Disallow: ${path}`),
  ...startSearches.flatMap(({ finished }) => finished).map((path) => `Allow: ${path}`),
  'Allow: /',
].join('\n')

/** The rules for crawlers (RFC 9309): of a storefront all public pages that call no supplier; of any other host the front page. */
export const robots = (published: Published | null): string =>
  published ? `User-agent: *\n${rules}\n\nSitemap: ${published.origin}/sitemap.xml\n` : 'User-agent: *\nAllow: /$\nDisallow: /\n'
