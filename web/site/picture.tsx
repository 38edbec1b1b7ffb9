import type { PictureWithAlt } from '#domain/site/links.ts'
import { type BoxKind, croppingOf, enlargedSizes, uncropped } from './crop-style.ts'
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
  /** What gives its box the shape whose crop is shown. A box that is not `fixed` gets its width and its height from CSS. */
  box?: BoxKind
  className?: string
}

const objectFit = { cover: css.cover, contain: css.contain, auto: css.auto }

const classes = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ')

/** A picture in its box: an uploaded one in the size that the screen needs, or an SVG. Null without one. */
export function Picture({ image, ratio, sizes = '100vw', fit = 'cover', isFirst = false, box = 'fixed', className }: Props) {
  if (!image.src) return null
  const [width, height] = ratio
  const isDrawing = image.src.endsWith('.svg')
  const set = (format: string) => widths.map((each) => `${image.src}/${each}.${format} ${each}w`).join(', ')
  const { style, isByShape, zoom } = fit === 'cover' ? croppingOf(image, box, ratio) : uncropped(image)
  const shownSizes = enlargedSizes(sizes, zoom)
  const img = (
    <img
      src={isDrawing ? image.src : `${image.src}/960.webp`}
      alt={image.alt}
      width={width}
      height={height}
      loading={isFirst ? undefined : 'lazy'}
      decoding={isFirst ? undefined : 'async'}
      fetchPriority={isFirst ? 'high' : undefined}
      style={style}
      data-drawing={isDrawing || undefined}
      className={classes(css.image, objectFit[fit], isByShape && css.byShape, isByShape && box === 'hero' && css.hero)}
    />
  )
  const frame = classes(css.box, isByShape && css.shaped, className)
  return isDrawing ? (
    <span className={frame}>{img}</span>
  ) : (
    <picture className={frame}>
      <source type="image/avif" srcSet={set('avif')} sizes={shownSizes} />
      <source type="image/webp" srcSet={set('webp')} sizes={shownSizes} />
      {img}
    </picture>
  )
}
