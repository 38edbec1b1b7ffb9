import type { BlockProps } from './block-props.ts'
import { Deals } from './deals.tsx'

/** Journeys that the agency advertises. */
export function TourDeals({ block, facts, isFirst }: BlockProps<'tourDeals'>) {
  const deals = block.content.items
    .filter(({ dealsName, destination }) => dealsName || destination)
    .map(({ dealsName, destination, duration, icon, actualAmount, discountPercentage }) => ({
      name: dealsName || destination,
      line: [dealsName ? destination : '', duration].filter(Boolean).join(', '),
      icon,
      before: actualAmount,
      discount: discountPercentage,
      to: facts.contactPath,
      action: 'Ask about this tour',
    }))
  return <Deals block={block} isFirst={isFirst} deals={deals} priceNote="from, for each person" />
}
