import { IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react'
import gallery from './card-gallery.module.css'
import { cardPhotoAt } from './photo-at.ts'

/** The most pictures of a card in a list; its own page has all. */
const most = 8

const atOnce = { fetchPriority: 'high' } as const
const later = { loading: 'lazy', decoding: 'async', fetchPriority: 'low' } as const

type Props = {
  name: string
  photos: readonly string[]
  /** Its rendered width, for the `sizes` attribute. */
  sizes: string
  /** Loaded with the page: the picture of the first card, which every visitor sees. */
  isFirst: boolean
}

/** The first picture of a card on a page of plain HTML; the page's script adds the others on hover or touch (`watch-photos.ts`). */
export function PlainPhotos({ name, photos, sizes, isFirst }: Props) {
  const [first, ...rest] = photos.slice(0, most)
  if (!first)
    return (
      <div className={gallery.none}>
        <IconPhoto size={20} stroke={1.5} aria-hidden="true" />
        No pictures
      </div>
    )
  return (
    <div className={gallery.gallery} data-photos={rest.length > 0 ? JSON.stringify(rest) : undefined}>
      <div className={gallery.track} role="group" aria-label={`Pictures of ${name}`}>
        <div className={gallery.slot}>
          <img {...cardPhotoAt(first)} sizes={sizes} alt={name} width={640} height={480} {...(isFirst ? atOnce : later)} />
        </div>
      </div>
      {rest.length > 0 && (
        <>
          <button type="button" tabIndex={-1} className={gallery.back} aria-label="Previous picture" data-with-script hidden>
            <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
          </button>
          <button type="button" tabIndex={-1} className={gallery.next} aria-label="Next picture" data-with-script>
            <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
          </button>
          <span className={gallery.count} aria-hidden="true" data-with-script>
            1 / {rest.length + 1}
          </span>
        </>
      )}
    </div>
  )
}
