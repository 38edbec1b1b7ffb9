import { toursLink } from '../site/shop/shop-facts.ts'
import type { BlockProps } from './block-props.ts'
import { Deals } from './deals.tsx'

/** Tours that the agency advertises; each links to a search at its place. */
export function TourDeals({ block, facts, isFirst }: BlockProps<'tourDeals'>) {
  const deals = block.content.items
    .filter(({ dealsName, destination }) => dealsName || destination)
    .map(({ dealsName, destination, duration, icon, actualAmount, discountPercentage }) => {
      const search = toursLink(facts, destination)
      return {
        name: dealsName || destination,
        line: [dealsName ? destination : '', duration].filter(Boolean).join(', '),
        icon,
        before: actualAmount,
        discount: discountPercentage,
        to: search ?? facts.contactPath,
        action: search ? 'See times and prices' : 'Ask about this tour',
      }
    })
  return <Deals block={block} isFirst={isFirst} deals={deals} priceNote="from, for each person" />
}
