import { formatDuration } from '#domain/dates.ts'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { selfTransferBrief } from '#domain/flights/connections/self-transfer.ts'
import css from './slice-summary.module.css'
import { SliceTimes } from './slice-times.tsx'
import { endsOf, layoversOf, selfTransferOf, stopPlaces, stopsLabel } from './slice-words.ts'

type Props = {
  slice: FlightSlice
  /** Adds the date, for journeys other than a return trip. */
  withDay?: boolean
}

/** A slice in two lines: times and places, duration and stops. For cards and summaries; `SliceTimeline` has the details. */
export function SliceSummary({ slice, withDay = false }: Props) {
  const { fromCity, toCity } = endsOf(slice)
  const transfers = layoversOf(slice).flatMap((wait) => selfTransferOf(wait) ?? [])
  return (
    <div className={css.slice}>
      <div>
        <p className={css.times}>
          <SliceTimes slice={slice} withDay={withDay} />
        </p>
        <p className={css.places}>
          {fromCity} <abbr title={fromCity}>{slice.from}</abbr>
          <span aria-hidden="true"> – </span>
          <span className="visually-hidden">to</span> {toCity} <abbr title={toCity}>{slice.to}</abbr>
        </p>
      </div>
      <div>
        <p className={css.duration}>
          {formatDuration(slice.minutes)} <span aria-hidden="true">·</span>{' '}
          <span data-direct={stopsLabel(slice) === 'Direct' || undefined} className={css.stops}>
            {stopsLabel(slice)}
          </span>
        </p>
        <p className={css.places}>{stopPlaces(slice)}</p>
        {transfers.map((transfer) => (
          <p key={transfer.from} className={css.change}>
            {selfTransferBrief(transfer)}
          </p>
        ))}
      </div>
    </div>
  )
}
