import { formatDuration } from '#domain/dates.ts'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { AirlineMark } from '../../../../kit/airline-mark.tsx'
import { SliceTimes } from '../../../../products/flight/slice-times.tsx'
import { airlinesOf, endsOf, layoversOf, stopsLabel } from '../../../../products/flight/slice-words.ts'
import css from './leg-line.module.css'

type Props = {
  slice: FlightSlice
  /** Adds the date, for journeys other than a return trip. */
  withDay: boolean
}

/** A slice on a card in two lines: times and airline, duration and airports, stops and their places. */
export function LegLine({ slice, withDay }: Props) {
  const { fromCity, toCity } = endsOf(slice)
  const stops = stopsLabel(slice)
  const airlines = airlinesOf([slice]).map(({ name }) => name)
  return (
    <div className={css.leg}>
      <AirlineMark code={slice.segments[0]?.marketingCarrier ?? ''} size={28} />
      <p className={css.times}>
        <SliceTimes slice={slice} withDay={withDay} />
      </p>
      <p className={css.airline}>{airlines.join(', ')}</p>
      <p className={css.duration}>{formatDuration(slice.minutes)}</p>
      <p className={css.places}>
        <span className="visually-hidden">{fromCity} </span>
        <abbr title={fromCity}>{slice.from}</abbr>
        <span aria-hidden="true"> – </span>
        <span className="visually-hidden"> to {toCity} </span>
        <abbr title={toCity}>{slice.to}</abbr>
      </p>
      <p className={css.way}>
        <span className={css.stops} data-direct={stops === 'Direct' || undefined}>
          {stops}
        </span>{' '}
        <span className={css.waits}>
          <Waits slice={slice} />
        </span>
      </p>
    </div>
  )
}

/** `2 h 05 min ADD` for one stop; only the airports of several. */
function Waits({ slice }: { slice: FlightSlice }) {
  const waits = layoversOf(slice)
  const touched = slice.segments.flatMap((segment) => segment.stops)
  const [only] = waits
  if (only && waits.length === 1 && touched.length === 0)
    return (
      <>
        {formatDuration(only.minutes)} <abbr title={only.city}>{only.airport}</abbr>
      </>
    )
  return (
    <>
      {waits.map(({ airport, city }, at) => (
        <span key={airport}>
          {at > 0 && ', '}
          <abbr title={city}>{airport}</abbr>
        </span>
      ))}
      {touched.length > 0 && `${waits.length > 0 ? ', ' : ''}${touched.join(', ')}`}
    </>
  )
}
