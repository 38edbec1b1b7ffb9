import type { PictureWithAlt } from '#domain/site/links.ts'
import css from './picture.module.css'

const widths = [320, 640, 960, 1280, 1920]

type Props = {
  image: PictureWithAlt
  /** The size of its box, to avoid layout shifts. */
  ratio: [width: number, height: number]
  /** Its rendered width, for the `sizes` attribute. */
  sizes?: string
  fit?: 'cover' | 'contain' | 'auto'
  /** The largest picture above the fold: loaded with priority, never lazily. */
  isFirst?: boolean
  className?: string
}

const objectFit = { cover: css.cover, contain: css.contain, auto: css.auto }

/** The CSS `object-position` of a focus: `50 30` is `50% 30%`. */
export const positionOf = (focus: string): string => focus.replaceAll(/\d+/g, '$&%')

/** A picture in its box: an uploaded one in the size that the screen needs, or an SVG. Null without one. */
export function Picture({ image, ratio: [width, height], sizes = '100vw', fit = 'cover', isFirst = false, className }: Props) {
  if (!image.src) return null
  const isDrawing = image.src.endsWith('.svg')
  const set = (format: string) => widths.map((each) => `${image.src}/${each}.${format} ${each}w`).join(', ')
  const img = (
    <img
      src={isDrawing ? image.src : `${image.src}/960.webp`}
      alt={image.alt}
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
      decoding={isFirst ? undefined : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      style={image.focus ? { objectPosition: positionOf(image.focus) } : undefined}
      data-drawing={isDrawing || undefined}
      className={`${css.image} ${objectFit[fit]}`}
    />
  )
  const box = [css.box, className].filter(Boolean).join(' ')
  return isDrawing ? (
    <span className={box}>{img}</span>
  ) : (
    <picture className={box}>
      <source type="image/avif" srcSet={set('avif')} sizes={sizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={sizes} />
      {img}
    </picture>
  )
}
