import { SiteIcon } from '../site/icon.tsx'
import type { BlockProps } from './block-props.ts'
import { Section } from './section.tsx'
import css from './values.module.css'

/** The agency's values. */
export function Values({ block, isFirst }: BlockProps<'values'>) {
  const items = block.content.items.filter(({ title, text }) => title || text)
  if (items.length === 0) return null
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} isFirst={isFirst} tone="raised" body="beside">
      <ul className={css[block.layout]}>
        {items.map(({ title, text, icon }) => (
          <li key={`${title} ${text}`} className={css.item}>
            <span className={css.icon}>
              <SiteIcon name={icon} size={28} />
            </span>
            <div>
              {title && <PartHeading>{title}</PartHeading>}
              {text && <p className={css.text}>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
