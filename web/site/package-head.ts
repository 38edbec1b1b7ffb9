import type { MetaDescriptor } from 'react-router'
import type { OfferedPackage } from '#contract/packages/offered-packages.ts'
import type { ShopSite } from '#contract/shop.ts'
import { toDecimal } from '#domain/money/money.ts'
import { publicHead } from './head.ts'
import { agencyFact, type Fact } from './json-ld.ts'

/** The page of a package, with its departures as offers (schema.org). */
function tripFact({ origin }: ShopSite, { slug, name, summary, items, departures }: OfferedPackage): Fact {
  const url = `${origin}/packages/${slug}`
  return {
    '@context': 'https://schema.org',
    '@type': 'TouristTrip',
    name,
    description: summary,
    url,
    provider: { '@id': `${origin}/#agency` },
    itinerary: {
      '@type': 'ItemList',
      itemListElement: items.map((item, at) => ({ '@type': 'ListItem', position: at + 1, name: item.title })),
    },
    offers: departures.map(({ day, left, price }) => ({
      '@type': 'Offer',
      url,
      price: toDecimal(price.total),
      priceCurrency: price.total.currency,
      availability: `https://schema.org/${left > 0 ? 'InStock' : 'SoldOut'}`,
      validThrough: day,
    })),
  }
}

const trailFact = (origin: string, pages: readonly { name: string; path: string }[]): Fact => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [{ name: 'Home', path: '/' }, ...pages].map(({ name, path }, at) => ({
    '@type': 'ListItem',
    position: at + 1,
    name,
    item: `${origin}${path}`,
  })),
})

const listPage = { name: 'Packages', path: '/packages' }

/** The head of the list of packages. */
export const packagesHead = (shop: ShopSite): MetaDescriptor[] => [
  ...publicHead(shop, {
    title: `Packages - ${shop.agency.name}`,
    description: `Journeys at one price, with everything in them. Book online with ${shop.agency.name}.`,
    path: listPage.path,
  }),
  ...[agencyFact(shop), trailFact(shop.origin, [listPage])].map((fact) => ({ 'script:ld+json': fact })),
]

/** The head of the page of a package: its canonical address has no people. */
export function packageHead(shop: ShopSite, offered: OfferedPackage): MetaDescriptor[] {
  const { slug, name, summary, cover } = offered
  const path = `/packages/${slug}`
  return [
    ...publicHead(shop, {
      title: `${name} - ${shop.agency.name}`,
      description: summary.slice(0, 160),
      path,
      ...(cover && { picture: { address: `${shop.origin}${cover.src}/1280.webp` } }),
    }),
    ...[agencyFact(shop), trailFact(shop.origin, [listPage, { name, path }]), tripFact(shop, offered)].map((fact) => ({
      'script:ld+json': fact,
    })),
  ]
}
