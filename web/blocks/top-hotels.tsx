import { staysLink } from '../site/shop/shop-facts.ts'
import type { BlockProps } from './block-props.ts'
import { PlaceCards } from './place-cards.tsx'

/** Properties that the agency recommends; each links to a search for stays at its place. */
export function TopHotels({ block, facts, isFirst }: BlockProps<'topHotels'>) {
  const cards = block.content.items.map(({ hotelName, location, image }) => {
    const search = staysLink(facts, location || hotelName)
    return {
      name: hotelName,
      location,
      image,
      to: search ?? facts.contactPath,
      action: search ? 'See rooms and prices' : 'Ask about this hotel',
      pricedPlace: search ? location : '',
    }
  })
  return <PlaceCards block={block} isFirst={isFirst} cards={cards} />
}
