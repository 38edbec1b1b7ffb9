import { IconChevronLeft, IconChevronRight, IconX } from '@tabler/icons-react'
import { photoAt } from './photo-at.ts'
import css from './pictures.module.css'

/** The id that the buttons refer to. */
export const picturesId = 'pictures'

const nameOf = (name: string, at: number) => `${name}, picture ${at + 1}`

/** A gallery of all pictures over the whole window: swiped, by buttons, or by the keys Left, Right, Home and End. Pictures are lazy. */
export const Pictures = ({ name, photos }: { name: string; photos: readonly string[] }) => (
  <div id={picturesId} popover="auto" className={css.viewer} role="dialog" aria-label={`All pictures of ${name}`}>
    <div className={css.head}>
      <p>
        {name}, <span data-count>{photos.length === 1 ? '1 picture' : `${photos.length} pictures`}</span>
      </p>
      <button type="button" className={css.close} aria-label="Close" popoverTarget={picturesId} popoverTargetAction="hide">
        <IconX size={20} stroke={1.75} aria-hidden="true" />
      </button>
    </div>
    {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scroll container must be reachable by keyboard */}
    <div className={css.track} role="group" aria-label={`Pictures of ${name}`} tabIndex={0} data-track>
      {photos.map((url, at) => (
        <div key={url} className={css.slot}>
          <img {...photoAt(url, 1280)} sizes="100vw" alt={nameOf(name, at)} loading="lazy" decoding="async" />
        </div>
      ))}
    </div>
    {photos.length > 1 && (
      <>
        <button type="button" className={css.back} aria-label="Previous picture" data-step="-1">
          <IconChevronLeft size={20} stroke={1.75} aria-hidden="true" />
        </button>
        <button type="button" className={css.next} aria-label="Next picture" data-step="1">
          <IconChevronRight size={20} stroke={1.75} aria-hidden="true" />
        </button>
      </>
    )}
  </div>
)
