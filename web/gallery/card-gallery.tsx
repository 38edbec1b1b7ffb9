import { IconChevronLeft, IconChevronRight, IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { cardPhotoAt } from './photo-at.ts'
import css from './card-gallery.module.css'

type Props = {
  name: string
  photos: readonly string[]
  /** Its rendered width, for the `sizes` attribute. */
  sizes: string
}

/** The most pictures of a card in a list; its own page has all. */
const most = 8

/** A carousel of pictures on a card. Only the first is loaded until the carousel is hovered or focused. */
export function CardGallery({ name, photos, sizes }: Props) {
  const track = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [at, setAt] = useState(0)
  const shown = photos.slice(0, most)
  const come = () => setNear(true)
  const go = (to: number) => track.current?.scrollTo({ left: to * track.current.clientWidth, behavior: 'smooth' })
  if (shown.length === 0)
    return (
      <div className={css.none}>
        <IconPhoto size={20} stroke={1.5} aria-hidden="true" />
        No pictures
      </div>
    )
  return (
    <div className={css.gallery} onPointerEnter={come} onFocus={come} onTouchStart={come}>
      <div
        ref={track}
        className={css.track}
        role="group"
        aria-label={`Pictures of ${name}`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard
        tabIndex={0}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))}
      >
        {shown.map((url, index) => (
          <div key={url} className={css.slot}>
            {(index === 0 || isNear) && (
              <img
                {...cardPhotoAt(url)}
                sizes={sizes}
                alt={index === 0 ? name : `${name}, picture ${index + 1}`}
                width={640}
                height={480}
                loading="lazy"
                decoding="async"
              />
            )}
          </div>
        ))}
      </div>
      {shown.length > 1 && (
        <>
          {at > 0 && (
            <button type="button" tabIndex={-1} className={css.back} aria-label="Previous picture" onClick={() => go(at - 1)}>
              <IconChevronLeft size={18} stroke={1.75} aria-hidden="true" />
            </button>
          )}
          {at < shown.length - 1 && (
            <button type="button" tabIndex={-1} className={css.next} aria-label="Next picture" onClick={() => go(at + 1)}>
              <IconChevronRight size={18} stroke={1.75} aria-hidden="true" />
            </button>
          )}
          <span className={css.count} aria-hidden="true">
            {at + 1} / {shown.length}
          </span>
        </>
      )}
    </div>
  )
}
