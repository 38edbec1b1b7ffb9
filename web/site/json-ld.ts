import type { ShopSite } from '#contract/shop.ts'
import { type Money, toDecimal } from '#domain/money/money.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import { sells } from '#domain/site/sells.ts'
import type { Site, SitePage } from '#domain/site/site.ts'
import { afterDiscount } from '../blocks/price.tsx'
import { socialsOf } from './navigation.ts'

/** Structured data of a page (schema.org). */
export type Fact = { [name: string]: FactValue }
type FactValue = string | number | FactValue[] | { [name: string]: FactValue }

export const agencyFact = ({ site, agency, origin }: ShopSite): Fact => ({
  '@context': 'https://schema.org',
  '@type': 'TravelAgency',
  '@id': `${origin}/#agency`,
  name: agency.name,
  url: `${origin}/`,
  image: `${origin}/og/home.png`,
  ...(agency.email ? { email: agency.email } : {}),
  ...(agency.phone ? { telephone: agency.phone } : {}),
  ...(agency.address ? { address: agency.address } : {}),
  currenciesAccepted: agency.currency,
  ...(socialsOf(site).length > 0 ? { sameAs: socialsOf(site).map(({ to }) => to) } : {}),
})

const trailFact = ({ origin }: ShopSite, page: SitePage, path: string): Fact => ({
  '@context': 'https://schema.org',
  '@type': 'BreadcrumbList',
  itemListElement: [
    { '@type': 'ListItem', position: 1, name: 'Home', item: `${origin}/` },
    { '@type': 'ListItem', position: 2, name: page.title, item: `${origin}${path}` },
  ],
})

/** The questions and answers of the page; null without any. */
function questionsFact(blocks: readonly AnyBlock[]): Fact | null {
  const items = blocks.flatMap((block) => (block.kind === 'faq' ? block.content.items : []))
  const asked = items.filter(({ question, answer }) => question && answer)
  if (asked.length === 0) return null
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: asked.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

interface Deal {
  dealsName: string
  actualAmount: Money
  discountPercentage: number
}

/** The deals whose price the page shows: deals that link to a search have the price of that search. */
function pricedDealsOf(block: AnyBlock, { settings }: Site): readonly Deal[] {
  if (block.kind === 'flightDeals')
    return block.content.items.filter(({ from, to }) => !sells(settings, 'flight') || !from || !to || from === to)
  if (block.kind === 'hotelDeals')
    return block.content.items.filter(({ location }) => !sells(settings, 'stay') || !location.trim())
  return block.kind === 'tourDeals' ? block.content.items : []
}

function offerFacts(shop: ShopSite, blocks: readonly AnyBlock[], path: string): Fact[] {
  const deals = blocks.flatMap((block) => pricedDealsOf(block, shop.site))
  return deals
    .filter(({ dealsName, actualAmount }) => dealsName && actualAmount.amount > 0)
    .map(({ dealsName, actualAmount, discountPercentage }) => {
      const price = afterDiscount(actualAmount, discountPercentage)
      return {
        '@context': 'https://schema.org',
        '@type': 'Offer',
        name: dealsName,
        price: toDecimal(price),
        priceCurrency: price.currency,
        url: `${shop.origin}${path}`,
        seller: { '@id': `${shop.origin}/#agency` },
      }
    })
}

/** All structured data of a page. */
export function factsOfPage(shop: ShopSite, page: SitePage, path: string): Fact[] {
  const blocks = page.blocks.filter(({ isVisible }) => isVisible)
  return [
    agencyFact(shop),
    path === '/' ? null : trailFact(shop, page, path),
    questionsFact(blocks),
    ...offerFacts(shop, blocks, path),
  ].filter((fact) => fact !== null)
}
