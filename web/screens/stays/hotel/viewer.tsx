import { useHotkeys } from '@mantine/hooks'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { Dialog } from '../../../kit/dialog.tsx'
import { photoAt } from '../../../products/stay/photo-at.ts'
import css from './viewer.module.css'

type Props = { name: string; photos: readonly string[]; start: number; onClose: () => void }

/** Every picture over the whole screen: swiped, by the arrows, or by the keys Left, Right, Home and End. */
export function Viewer({ name, photos, start, onClose }: Props) {
  const track = useRef<HTMLDivElement>(null)
  const [at, setAt] = useState(start)
  const go = (to: number, behavior: ScrollBehavior = 'smooth') => {
    const strip = track.current
    const next = Math.max(0, Math.min(photos.length - 1, to))
    strip?.scrollTo({ left: next * strip.clientWidth, behavior })
  }
  useEffect(() => {
    const strip = track.current
    strip?.scrollTo({ left: start * strip.clientWidth, behavior: 'instant' })
  }, [start])
  const labelOf = (index: number) => `${name}, picture ${index + 1}`
  useHotkeys([
    ['ArrowLeft', () => go(at - 1)],
    ['ArrowRight', () => go(at + 1)],
    ['Home', () => go(0)],
    ['End', () => go(photos.length - 1)],
  ])
  return (
    <Dialog title={`${name}, ${at + 1} of ${photos.length}`} isOpen onClose={onClose} shape="page">
      <div className={css.viewer}>
        <div
          ref={track}
          className={css.track}
          role="group"
          aria-label={`Pictures of ${name}`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, from the keyboard too
          tabIndex={0}
          data-autofocus
          onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setAt(Math.round(scrollLeft / Math.max(1, clientWidth)))}
        >
          {photos.map((url, index) => (
            <div key={url} className={css.slot}>
              {Math.abs(index - at) <= 2 && <img {...photoAt(url, 1280)} sizes="100vw" alt={labelOf(index)} decoding="async" />}
            </div>
          ))}
        </div>
        <button type="button" className={css.back} aria-label="Previous picture" disabled={at === 0} onClick={() => go(at - 1)}>
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </button>
        <button
          type="button"
          className={css.next}
          aria-label="Next picture"
          disabled={at === photos.length - 1}
          onClick={() => go(at + 1)}
        >
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </div>
    </Dialog>
  )
}
