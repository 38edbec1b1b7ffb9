import { toursLink } from '../site/shop/shop-facts.ts'
import type { BlockProps } from './block-props.ts'
import { PlaceCards } from './place-cards.tsx'

/** Tours that the agency recommends; each links to a search for things to do at its place. */
export function TopTours({ block, facts, isFirst }: BlockProps<'topTours'>) {
  const cards = block.content.items.map(({ tourName, location, image }) => {
    const search = toursLink(facts, location)
    return {
      name: tourName,
      location,
      image,
      to: search ?? facts.contactPath,
      action: search ? 'See times and prices' : 'Ask about this tour',
    }
  })
  return <PlaceCards block={block} isFirst={isFirst} cards={cards} />
}
