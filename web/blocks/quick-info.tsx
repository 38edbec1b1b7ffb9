import { SiteIcon } from '../site/icon.tsx'
import type { BlockProps } from './block-props.ts'
import css from './quick-info.module.css'
import { Section } from './section.tsx'

/** A few short facts. */
export function QuickInfo({ block, isFirst }: BlockProps<'quickInfo'>) {
  const items = block.content.items.filter(({ title, description }) => title || description)
  if (items.length === 0) return null
  return (
    <Section block={block} isFirst={isFirst} body="beside">
      <ul className={css[block.layout]}>
        {items.map(({ title, description, icon }) => (
          <li key={`${title} ${description}`} className={css.item}>
            <span className={css.icon}>
              <SiteIcon name={icon} />
            </span>
            <div>
              {title && <p className={css.title}>{title}</p>}
              {description && <p className={css.text}>{description}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
