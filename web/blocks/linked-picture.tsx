import type { PictureWithAlt } from '#domain/site/links.ts'
import { Picture } from '../site/picture.tsx'
import css from './linked-picture.module.css'

type Props = {
  image: PictureWithAlt
  link: string
  fit: 'cover' | 'contain'
  ratio: [number, number]
  sizes?: string
  isFirst?: boolean
}

/** A picture that is a link; its alternative text names the link. */
export function LinkedPicture({ image, link, fit, ratio, sizes, isFirst }: Props) {
  const picture = (
    <span className={css.box} style={{ aspectRatio: ratio.join(' / ') }}>
      <Picture image={image} ratio={ratio} fit={fit} sizes={sizes} isFirst={isFirst} className={css.picture} />
    </span>
  )
  if (!link) return picture
  return (
    <a href={link} className={css.link} aria-label={image.alt || 'More about this'}>
      {picture}
    </a>
  )
}
