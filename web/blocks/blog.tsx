import { Picture } from '../site/picture.tsx'
import { Action } from './action.tsx'
import type { BlockProps } from './block-props.ts'
import css from './blog.module.css'
import { Section } from './section.tsx'

/** Articles of the agency, on its own site or elsewhere. */
export function Blog({ block, isFirst }: BlockProps<'blog'>) {
  const items = block.content.items.filter(({ title, text }) => title || text)
  if (items.length === 0) return null
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} isFirst={isFirst} body={block.layout === 'list' ? 'beside' : 'below'}>
      <ul className={css[block.layout]}>
        {items.map(({ title, text, image, link }) => (
          <li key={`${title} ${link}`} className={css.item}>
            <Picture image={image} ratio={[640, 400]} sizes="(min-width: 860px) 33vw, 100vw" />
            <div className={css.words}>
              {title && <PartHeading>{title}</PartHeading>}
              {text && <p className={css.text}>{text}</p>}
              {link && (
                <Action to={link} isQuiet>
                  Read on
                </Action>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
