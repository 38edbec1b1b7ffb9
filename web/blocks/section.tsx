import type { ReactNode } from 'react'
import css from './section.module.css'

type Props = {
  block: { id: string; kind: string; title: string; layout: string }
  intro?: string
  isFirst?: boolean
  /** The background of the section. */
  tone?: 'page' | 'raised' | 'soft'
  /** Placed beside its heading if the site's style does so; `below` uses the whole width, as the first block of a page does. */
  body?: 'beside' | 'below'
  children: ReactNode
}

/** A section of a page: its heading and its content. */
export function Section({ block, intro = '', isFirst = false, tone = 'page', body = 'below', children }: Props) {
  const Heading = isFirst ? 'h1' : 'h2'
  const titleId = `${block.id}-title`
  return (
    <section
      id={block.id}
      className={css.section}
      data-tone={tone}
      data-kind={block.kind}
      data-layout={block.layout}
      aria-labelledby={block.title ? titleId : undefined}
    >
      <div className={css.inner} data-body={isFirst ? 'below' : body}>
        {(block.title || intro) && (
          <header className={css.head}>
            {block.title && (
              <Heading id={titleId} className={isFirst ? css.first : undefined}>
                {block.title}
              </Heading>
            )}
            {intro && <p className={css.intro}>{intro}</p>}
          </header>
        )}
        <div className={css.body}>{children}</div>
      </div>
    </section>
  )
}
