import { Action } from './action.tsx'
import type { BlockProps } from './block-props.ts'
import css from './cta.module.css'

/** A call to action. */
export function Cta({ block, isFirst }: BlockProps<'cta'>) {
  const { description, buttonText, link } = block.content
  if (!description && !(buttonText && link)) return null
  const Heading = isFirst ? 'h1' : 'h2'
  return (
    <section
      id={block.id}
      className={css.cta}
      data-layout={block.layout}
      aria-labelledby={block.title ? `${block.id}-title` : undefined}
    >
      <div className={css.inner}>
        <div className={css.words}>
          {block.title && <Heading id={`${block.id}-title`}>{block.title}</Heading>}
          {description && <p className={css.text}>{description}</p>}
        </div>
        {buttonText && (
          <p>
            <Action to={link}>{buttonText}</Action>
          </p>
        )}
      </div>
    </section>
  )
}
