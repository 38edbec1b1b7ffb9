import { clock, formatDate } from '#domain/dates.ts'
import type { FlightSlice } from '#domain/flights/offer.ts'
import css from './slice-times.module.css'
import { dayOffset, dayOffsetWords } from './slice-words.ts'

type Props = {
  slice: FlightSlice
  /** Adds the date, for journeys other than a return trip. */
  withDay: boolean
}

/** `06:10 – 11:45 +1`, in the font size of its parent. */
export function SliceTimes({ slice, withDay }: Props) {
  const offset = dayOffset(slice)
  return (
    <span className={css.times}>
      <time dateTime={slice.departsAt}>{clock(slice.departsAt)}</time>
      <span aria-hidden="true" className={css.dash}>
        –
      </span>
      <span className="visually-hidden">to</span>
      <time dateTime={slice.arrivesAt}>{clock(slice.arrivesAt)}</time>
      {offset && (
        <sup className={css.offset}>
          <span aria-hidden="true">{offset}</span>
          <span className="visually-hidden">, {dayOffsetWords(slice)}</span>
        </sup>
      )}
      {withDay && <span className={css.day}>{formatDate(slice.departsAt).slice(0, 6)}</span>}
    </span>
  )
}
