import { IconPhoto } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { photoAt } from './photo-at.ts'
import css from './gallery.module.css'
import { Pictures, picturesId } from './pictures.tsx'
import { watchPictures } from './watch-pictures.ts'

/** The number of tiles in the mosaic. */
const TILES = 5

/** The best pictures as a mosaic, on phones side by side; each opens the full gallery, also without scripts. */
export function Gallery({ name, photos }: { name: string; photos: readonly string[] }) {
  const box = useRef<HTMLDivElement>(null)
  // Pages of plain HTML have a script for this.
  useEffect(() => (box.current ? watchPictures(box.current) : undefined), [])
  if (photos.length === 0)
    return (
      <p className={css.none}>
        <IconPhoto size={20} stroke={1.5} aria-hidden="true" />
        There are no pictures.
      </p>
    )
  return (
    <div ref={box} className={css.gallery} data-gallery>
      <div className={css.tiles} role="group" aria-label={`Pictures of ${name}`} data-count={Math.min(TILES, photos.length)}>
        {photos.slice(0, TILES).map((url, at) => (
          <button key={url} type="button" className={css.tile} popoverTarget={picturesId} data-at={at}>
            <img
              {...photoAt(url, at === 0 ? 960 : 640)}
              sizes={at === 0 ? '(max-width: 767px) 88vw, 640px' : '(max-width: 767px) 88vw, 320px'}
              alt={at === 0 ? name : `${name}, picture ${at + 1}`}
              width={640}
              height={480}
              loading={at === 0 ? 'eager' : 'lazy'}
              decoding="async"
              fetchPriority={at === 0 ? 'high' : 'low'}
            />
          </button>
        ))}
      </div>
      <button type="button" className={`plain-button ${css.all}`} popoverTarget={picturesId}>
        <IconPhoto size={16} stroke={1.5} aria-hidden="true" />
        {photos.length === 1 ? 'See the picture' : `All ${photos.length} pictures`}
      </button>
      <Pictures name={name} photos={photos} />
    </div>
  )
}
