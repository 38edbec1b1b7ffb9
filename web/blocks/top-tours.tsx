import type { BlockProps } from './block-props.ts'
import { PlaceCards } from './place-cards.tsx'

/** Tours that the agency recommends. */
export function TopTours({ block, facts, isFirst }: BlockProps<'topTours'>) {
  const cards = block.content.items.map(({ tourName, location, image }) => ({
    name: tourName,
    location,
    image,
    to: facts.contactPath,
    action: 'Ask about this tour',
  }))
  return <PlaceCards block={block} isFirst={isFirst} cards={cards} />
}
