import { Picture } from '../site/picture.tsx'
import type { BlockProps } from './block-props.ts'
import { Prose } from './prose.tsx'
import { Section } from './section.tsx'
import css from './story.module.css'

/** The agency's story in parts. */
export function Story({ block, isFirst }: BlockProps<'story'>) {
  const { backgroundImage, sections } = block.content
  const parts = sections.filter(({ title, text, image }) => title || text || image.src)
  if (parts.length === 0 && !backgroundImage.src) return null
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} isFirst={isFirst}>
      <Picture image={backgroundImage} ratio={[1600, 560]} isFirst={isFirst} className={css.background} />
      <div className={css[block.layout]}>
        {parts.map(({ title, text, image }, index) => (
          <article key={`${title} ${text.slice(0, 40)}`} className={css.part} data-picture={image.src ? true : undefined}>
            <Picture
              image={image}
              ratio={[800, 600]}
              sizes="(min-width: 860px) 45vw, 100vw"
              isFirst={isFirst && index === 0 && !backgroundImage.src}
            />
            <div>
              {title && <PartHeading className={css.title}>{title}</PartHeading>}
              <Prose text={text} />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
