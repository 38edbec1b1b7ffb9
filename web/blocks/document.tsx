import { Picture } from '../site/picture.tsx'
import type { BlockProps } from './block-props.ts'
import css from './document.module.css'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'

/** A long text in titled sections, such as terms, with a table of contents. */
export function Document({ block, isFirst }: BlockProps<'document'>) {
  const { heroImage, intro } = block.content
  const sections = block.content.sections
    .map((section, at) => ({ ...section, id: `${block.id}-${at + 1}` }))
    .filter(({ title, text }) => title || text)
  if (sections.length === 0 && !intro) return null
  const titled = sections.filter(({ title }) => title)
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} isFirst={isFirst}>
      <Picture image={heroImage} ratio={[1600, 480]} isFirst={isFirst} className={css.picture} />
      <div className={css.document} data-layout={block.layout}>
        {block.layout === 'contents' && titled.length > 2 && (
          <nav className={css.contents} aria-label={`Contents of ${block.title || 'this page'}`}>
            <ol>
              {titled.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
        )}
        <div className={css.text}>
          <Prose text={intro} />
          {sections.map(({ id, title, text }) => (
            <section key={id} id={id}>
              {title && <PartHeading className={css.title}>{title}</PartHeading>}
              <Prose text={text} />
            </section>
          ))}
        </div>
      </div>
    </Section>
  )
}
