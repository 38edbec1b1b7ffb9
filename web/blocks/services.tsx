import { SiteIcon } from '../site/icon.tsx'
import type { BlockProps } from './block-props.ts'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'
import css from './services.module.css'

/** What the agency does. */
export function Services({ block, isFirst }: BlockProps<'services'>) {
  const items = block.content.items.filter(({ title, description }) => title || description)
  if (items.length === 0) return null
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section
      block={block}
      intro={block.content.intro}
      isFirst={isFirst}
      tone="raised"
      body={block.layout === 'list' ? 'beside' : 'below'}
    >
      <ul className={css[block.layout]}>
        {items.map(({ title, description, content, icon }) => (
          <li key={`${title} ${description}`} className={css.item}>
            <span className={css.icon}>
              <SiteIcon name={icon} size={26} />
            </span>
            <div className={css.words}>
              {title && <PartHeading>{title}</PartHeading>}
              {description && <p className={css.text}>{description}</p>}
              {content && (
                <details className={css.more}>
                  <summary>
                    More<span className="visually-hidden"> about {title}</span>
                  </summary>
                  <Prose text={content} />
                </details>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
