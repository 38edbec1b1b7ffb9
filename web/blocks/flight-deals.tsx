import { cityOf, searchLink } from '../site/shop/shop-facts.ts'
import type { BlockProps } from './block-props.ts'
import { Deals } from './deals.tsx'

/** Fares that the agency advertises; each links to a search of its route. */
export function FlightDeals({ block, facts, isFirst }: BlockProps<'flightDeals'>) {
  const deals = block.content.items
    .filter(({ dealsName, from, to }) => dealsName || (from && to))
    .map(({ dealsName, from, to, icon, actualAmount, discountPercentage }) => {
      const way = from && to ? `${cityOf(facts, from)} to ${cityOf(facts, to)}` : ''
      const search = searchLink(facts, { from, to })
      return {
        name: dealsName || way,
        line: dealsName && dealsName !== way ? way : 'Return, economy',
        icon,
        before: actualAmount,
        discount: discountPercentage,
        to: search ?? facts.contactPath,
        isSearched: search !== null,
        pricedRoute: search ? `${from}-${to}` : '',
        action: search ? 'See flights' : 'Ask for this fare',
      }
    })
  return <Deals block={block} isFirst={isFirst} deals={deals} priceNote="from, for one adult" />
}
