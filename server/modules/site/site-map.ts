import { soldProducts } from '#domain/product-types.ts'
import { pageFacts, pageIds } from '#domain/site/pages.ts'
import { isReachable } from '#domain/site/site.ts'
import { escapeHtml } from '../../mail/html.ts'
import type { Published } from './read-published.ts'

/** Every page that visitors can reach, for search engines (sitemaps.org, protocol 0.9). */
export function siteMap({ site, origin, at }: Published): string {
  const changedOn = at.toISOString().slice(0, 10)
  const urls = pageIds
    .filter((id) => isReachable(site, id))
    .map((id) => `<url><loc>${escapeHtml(`${origin}${pageFacts[id].path}`)}</loc><lastmod>${changedOn}</lastmod></url>`)
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join('\n')}
</urlset>
`
}

/** What belongs to one visitor, and drafts. Results of a search may be looked at. */
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

/** What search engines may read (RFC 9309): a storefront but for what is personal, of anything else the front page alone. */
export const robots = (published: Published | null): string =>
  published
    ? `User-agent: *\n${personal.map((path) => `Disallow: ${path}\n`).join('')}Allow: /\n\nSitemap: ${published.origin}/sitemap.xml\n`
    : 'User-agent: *\nAllow: /$\nDisallow: /\n'
