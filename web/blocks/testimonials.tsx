import { Picture } from '../site/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { Section } from './section.tsx'
import { Stars } from './stars.tsx'
import css from './testimonials.module.css'

/** What customers say, in their own words. */
export function Testimonials({ block, isFirst }: BlockProps<'testimonials'>) {
  const items = block.content.items.filter(({ review }) => review)
  if (items.length === 0) return null
  const shown = block.layout === 'quote' ? items.slice(0, 1) : items
  return (
    <Section
      block={block}
      intro={block.content.intro}
      isFirst={isFirst}
      tone="soft"
      body={block.layout === 'list' ? 'beside' : 'below'}
    >
      <ul className={css[block.layout]}>
        {shown.map(({ profileImage, clientName, rating, title, review }) => (
          <li key={`${clientName} ${review}`}>
            <figure className={css.figure}>
              <Stars rating={rating} />
              <blockquote className={css.quote}>
                {title && <p className={css.title}>{title}</p>}
                <p>{review}</p>
              </blockquote>
              {clientName && (
                <figcaption className={css.who}>
                  <Picture image={{ src: profileImage, alt: '' }} ratio={[48, 48]} sizes="48px" className={css.face} />
                  {clientName}
                </figcaption>
              )}
            </figure>
          </li>
        ))}
      </ul>
    </Section>
  )
}
