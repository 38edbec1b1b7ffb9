import type { BlockProps } from './block-props.ts'
import css from './faq.module.css'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'

/** Questions with their answers, collapsed or open. */
export function Faq({ block, isFirst }: BlockProps<'faq'>) {
  const items = block.content.items.filter(({ question, answer }) => question && answer)
  if (items.length === 0) return null
  return (
    <Section block={block} intro={block.content.intro} isFirst={isFirst} body="beside">
      {block.layout === 'open' ? (
        <dl className={css.open}>
          {items.map(({ question, answer }) => (
            <div key={question}>
              <dt>{question}</dt>
              <dd>
                <Prose text={answer} />
              </dd>
            </div>
          ))}
        </dl>
      ) : (
        <div className={css.fold}>
          {items.map(({ question, answer }) => (
            <details key={question}>
              <summary>{question}</summary>
              <Prose text={answer} />
            </details>
          ))}
        </div>
      )}
    </Section>
  )
}
