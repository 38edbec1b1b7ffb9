import { Link, useSearchParams } from 'react-router'
import { Notice } from '../../../../kit/notice.tsx'
import css from './chosen-rooms.module.css'
import { sameRoomAddress } from './each-address.ts'
import type { EachView } from './each-view.ts'
import { stepWords } from './room-steps.tsx'

/** The property has no rate for the guests of one room: the same type for all rooms may still be sold. */
export function NoRoom({ view, step }: { view: EachView; step: number }) {
  const [params] = useSearchParams()
  return (
    <div className={css.note}>
      <Notice
        tone="warn"
        role="status"
        title={`No rate for ${stepWords(view, step)}`}
        actions={
          <Link className="plain-button" to={`${sameRoomAddress(params)}#rooms`} prefetch="none">
            Same room type for all rooms
          </Link>
        }
      >
        <p>The property sells no room for these guests on these days by itself. It may sell rooms of one type for all of you.</p>
      </Notice>
    </div>
  )
}
