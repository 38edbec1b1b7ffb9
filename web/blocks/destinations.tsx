import { Picture } from '../site/picture.tsx'
import { cityOf, searchLink } from '../site/shop/shop-facts.ts'
import type { BlockProps } from './block-props.ts'
import css from './destinations.module.css'
import { Section } from './section.tsx'
import { Stars } from './stars.tsx'

const shapes = { grid: [640, 480], mosaic: [960, 720], row: [480, 600] } satisfies Record<string, [number, number]>
const shapeOf = (layout: string): [number, number] => (layout === 'mosaic' || layout === 'row' ? shapes[layout] : shapes.grid)

/** Places to go; a place with a route links to its search. */
export function Destinations({ block, facts, isFirst }: BlockProps<'destinations'>) {
  const items = block.content.items.filter(({ title, locationName }) => title || locationName.to)
  if (items.length === 0) return null
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} intro={block.content.intro} isFirst={isFirst}>
      <ul className={css[block.layout]}>
        {items.map(({ title, locationName, originDestinations, rating, image }) => {
          const way = originDestinations
          const from = locationName.from || (way.from && cityOf(facts, way.from))
          const to = locationName.to || (way.to && cityOf(facts, way.to))
          const search = searchLink(facts, way)
          return (
            <li key={`${title} ${to}`} className={css.item}>
              <Picture
                image={image}
                ratio={shapeOf(block.layout)}
                sizes="(min-width: 900px) 33vw, 90vw"
                box={block.layout === 'mosaic' ? 'fluid' : 'fixed'}
                className={css.picture}
              />
              <div className={css.words}>
                <PartHeading className={css.title}>{search ? <a href={search}>{title || to}</a> : title || to}</PartHeading>
                {from && to && (
                  <p className={css.way}>
                    {from} to {to}
                  </p>
                )}
                <Stars rating={rating} />
                {way.to && facts.cityPaths[way.to] && (
                  <p className={css.fares}>
                    <a href={facts.cityPaths[way.to]}>
                      Lowest fares <span className="visually-hidden">to {to}</span>
                    </a>
                  </p>
                )}
              </div>
            </li>
          )
        })}
      </ul>
    </Section>
  )
}
