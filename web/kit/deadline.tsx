import { bothClocks } from '#domain/deadline.ts'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import css from './deadline.module.css'
import { useRegional } from './regional.ts'

type Props = {
  /** The instant until which something has to be done. */
  at: string
  /** The place of departure; null if there is no journey. */
  place: ClockPlace | null
}

/** A deadline in the reader's time zone and, if its time differs, in that of the place: `21 Nov 2026, 18:00 Lagos time (17:00 in London)`. */
export function Deadline({ at, place }: Props) {
  const { zone } = useRegional()
  const { here, there } = bothClocks(new Date(at), place, zone)
  return (
    <time dateTime={at} title={at}>
      {here}
      {there && (
        <>
          {' '}
          <span className={css.there}>({there})</span>
        </>
      )}
    </time>
  )
}
