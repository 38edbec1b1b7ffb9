import type { MetaDescriptor } from 'react-router'
import type { ShopCity, ShopSite } from '#contract/shop.ts'
import { toDecimal } from '#domain/money/money.ts'
import { english } from '#domain/numbers.ts'
import { publicHead, sharedPicture } from './head.ts'
import { agencyFact, type Fact } from './json-ld.ts'

/** The trip with its lowest and highest fare as structured data (schema.org). Null without a known fare. */
function tripFact({ origin }: ShopSite, { name, from, path, fares }: ShopCity): Fact[] {
  const [lowest, highest] = [fares[0], fares.at(-1)]
  if (!lowest || !highest) return []
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Trip',
      name: `${from.name} to ${name} and back`,
      url: `${origin}${path}`,
      provider: { '@id': `${origin}/#agency` },
      offers: {
        '@type': 'AggregateOffer',
        lowPrice: toDecimal(lowest.total),
        highPrice: toDecimal(highest.total),
        priceCurrency: lowest.total.currency,
        offerCount: fares.length,
      },
    },
  ]
}

const placeFact = ({ origin }: ShopSite, { name, country, path }: ShopCity): Fact => ({
  '@context': 'https://schema.org',
  '@type': 'TouristDestination',
  name,
  url: `${origin}${path}`,
  containedInPlace: { '@type': 'Country', name: country },
})

const trailFact = ({ origin }: ShopSite, { name, path }: ShopCity): Fact => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: 'Destinations', item: `${origin}/destinations` },
    { '@type': 'ListItem', position: 3, name, item: `${origin}${path}` },
  ],
})

/** The head of the page of a city. */
export function cityHead(shop: ShopSite, city: ShopCity): MetaDescriptor[] {
  const { name, from, fares, path } = city
  const [lowest] = fares
  const price = lowest ? ` from ${english.money(lowest.total)}` : ''
  return [
    ...publicHead(shop, {
      title: `Flights to ${name} from ${from.name} - ${shop.agency.name}`,
      description: `Flights from ${from.name} to ${name}${price} and back, with fares by day, bags and rules. Book online with ${shop.agency.name}.`,
      path,
      picture: sharedPicture(shop, `city-${path.split('/').at(-1)}`),
    }),
    ...[agencyFact(shop), trailFact(shop, city), placeFact(shop, city), ...tripFact(shop, city)].map((fact) => ({
      'script:ld+json': fact,
    })),
  ]
}
