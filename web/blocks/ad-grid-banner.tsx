import css from './ad-grid-banner.module.css'
import type { BlockProps } from './block-props.ts'
import { LinkedPicture } from './linked-picture.tsx'
import { Section } from './section.tsx'

/** A few pictures side by side. */
export function AdGridBanner({ block, isFirst }: BlockProps<'adGridBanner'>) {
  const items = block.content.items.filter(({ image }) => image.src)
  if (items.length === 0) return null
  return (
    <Section block={block} isFirst={isFirst}>
      <ul className={css.grid} data-columns={block.layout}>
        {items.map(({ image, link, fit }) => (
          <li key={`${image.src} ${link}`}>
            <LinkedPicture
              image={image}
              link={link}
              fit={fit}
              ratio={block.layout === 'three' ? [640, 480] : [960, 480]}
              sizes="(min-width: 700px) 50vw, 100vw"
            />
          </li>
        ))}
      </ul>
    </Section>
  )
}
