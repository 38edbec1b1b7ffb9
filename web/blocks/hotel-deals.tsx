import type { BlockProps } from './block-props.ts'
import { Deals } from './deals.tsx'

/** Rooms that the agency advertises. */
export function HotelDeals({ block, facts, isFirst }: BlockProps<'hotelDeals'>) {
  const deals = block.content.items
    .filter(({ dealsName, location }) => dealsName || location)
    .map(({ dealsName, location, icon, actualAmount, discountPercentage }) => ({
      name: dealsName || location,
      line: dealsName ? location : '',
      icon,
      before: actualAmount,
      discount: discountPercentage,
      to: facts.contactPath,
      action: 'Ask for this room',
    }))
  return <Deals block={block} isFirst={isFirst} deals={deals} priceNote="from, for one night" />
}
