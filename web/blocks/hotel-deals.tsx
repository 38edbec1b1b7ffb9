import { staysLink } from '../site/shop/shop-facts.ts'
import type { BlockProps } from './block-props.ts'
import { Deals } from './deals.tsx'

/** Rooms that the agency advertises; each links to a search for stays at its place. */
export function HotelDeals({ block, facts, isFirst }: BlockProps<'hotelDeals'>) {
  const deals = block.content.items
    .filter(({ dealsName, location }) => dealsName || location)
    .map(({ dealsName, location, icon, actualAmount, discountPercentage }) => {
      const search = staysLink(facts, location)
      return {
        name: dealsName || location,
        line: dealsName ? location : 'A night for two',
        icon,
        before: actualAmount,
        discount: discountPercentage,
        to: search ?? facts.contactPath,
        isSearched: search !== null,
        action: search ? 'See rooms' : 'Ask for this room',
        pricedPlace: search ? location : '',
      }
    })
  return <Deals block={block} isFirst={isFirst} deals={deals} priceNote="from, for one night" />
}
