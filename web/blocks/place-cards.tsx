import type { PictureWithAlt } from '#domain/site/links.ts'
import { Picture } from '../site/picture.tsx'
import { Action } from './action.tsx'
import css from './place-cards.module.css'
import { Section } from './section.tsx'

type Props = {
  block: { id: string; kind: string; title: string; layout: string; content: { intro: string } }
  isFirst?: boolean
  cards: { name: string; location: string; image: PictureWithAlt }[]
  to: string
  action: string
}

/** Named places with a picture, in a grid or in a row that scrolls. */
export function PlaceCards({ block, isFirst, cards, to, action }: Props) {
  const named = cards.filter(({ name }) => name)
  if (named.length === 0) return null
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} intro={block.content.intro} isFirst={isFirst}>
      <ul className={css[block.layout]}>
        {named.map(({ name, location, image }) => (
          <li key={`${name} ${location}`} className={css.card}>
            <Picture image={image} ratio={[640, 420]} sizes="(min-width: 900px) 33vw, 90vw" />
            <div className={css.words}>
              <PartHeading>{name}</PartHeading>
              {location && <p className={css.location}>{location}</p>}
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
