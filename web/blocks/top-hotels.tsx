import type { BlockProps } from './block-props.ts'
import { PlaceCards } from './place-cards.tsx'

/** Hotels that the agency recommends. */
export function TopHotels({ block, facts, isFirst }: BlockProps<'topHotels'>) {
  const cards = block.content.items.map(({ hotelName, location, image }) => ({ name: hotelName, location, image }))
  return <PlaceCards block={block} isFirst={isFirst} cards={cards} to={facts.contactPath} action="Ask about this hotel" />
}
