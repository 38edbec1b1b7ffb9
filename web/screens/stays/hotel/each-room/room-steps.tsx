import { IconCheck } from '@tabler/icons-react'
import { Link, useSearchParams } from 'react-router'
import chip from '../../../../kit/chip.module.css'
import { guestsWords } from '../../../../products/stay/stay-words.ts'
import { roomAddress } from './each-address.ts'
import type { EachView } from './each-view.ts'
import css from './room-modes.module.css'

/** `Room 1 of 2 · 2 adults` */
export const stepWords = ({ search: { rooms } }: EachView, step: number): string =>
  [`Room ${step} of ${rooms.length}`, ...rooms.slice(step - 1, step).map((room) => guestsWords([room]))].join(' · ')

/** Links to the choice of each room. */
export function RoomSteps({ view: { each, search }, step }: { view: EachView; step: number }) {
  const [params] = useSearchParams()
  return (
    <nav className={css.modes} aria-label="Rooms to choose">
      {search.rooms.map((room, at) => {
        const isChosen = each.choices[at]?.rate != null
        return (
          <Link
            key={at}
            to={`${roomAddress(params, each, { step: at + 1, isNew: false })}#rooms`}
            preventScrollReset
            prefetch="none"
            className={chip.chip}
            aria-current={at + 1 === step || undefined}
          >
            {isChosen && <IconCheck size={14} stroke={2} aria-hidden="true" />}
            Room {at + 1}: {guestsWords([room])}
            {isChosen && <span className="visually-hidden">, chosen</span>}
          </Link>
        )
      })}
    </nav>
  )
}
