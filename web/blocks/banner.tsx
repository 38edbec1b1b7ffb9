import type { BlockProps } from './block-props.ts'
import { LinkedPicture } from './linked-picture.tsx'
import { Section } from './section.tsx'

/** One picture across the page, with a link or without. */
export function Banner({ block, isFirst }: BlockProps<'banner'>) {
  const { image, link, fit } = block.content
  if (!image.src) return null
  return (
    <Section block={block} isFirst={isFirst}>
      <LinkedPicture
        image={image}
        link={link}
        fit={fit}
        ratio={block.layout === 'tall' ? [1600, 900] : [1600, 500]}
        isFirst={isFirst}
      />
    </Section>
  )
}
