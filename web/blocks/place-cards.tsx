import type { PictureWithAlt } from '#domain/site/links.ts'
import { Picture } from '../site/picture.tsx'
import { Action } from './action.tsx'
import css from './place-cards.module.css'
import { PlaceLine } from './place-line.tsx'
import { Section } from './section.tsx'

interface PlaceCard {
  name: string
  location: string
  image: PictureWithAlt
  to: string
  action: string
  /** The place whose prices the page's script loads. */
  pricedPlace?: string
}

type Props = {
  block: { id: string; kind: string; title: string; layout: string; content: { intro: string } }
  isFirst?: boolean
  cards: PlaceCard[]
}

/** Named places with a picture, in a grid or in a row that scrolls. */
export function PlaceCards({ block, isFirst, cards }: Props) {
  const named = cards.filter(({ name }) => name)
  if (named.length === 0) return null
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} intro={block.content.intro} isFirst={isFirst}>
      <ul className={css[block.layout]}>
        {named.map(({ name, location, image, to, action, pricedPlace }) => (
          <li key={`${name} ${location}`} className={css.card}>
            <Picture image={image} ratio={[640, 420]} sizes="(min-width: 900px) 33vw, 90vw" />
            <div className={css.words}>
              <PartHeading>{name}</PartHeading>
              <PlaceLine text={location} className={css.location} pricedPlace={pricedPlace} />
              <Action to={to} isQuiet>
                {action}
              </Action>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
