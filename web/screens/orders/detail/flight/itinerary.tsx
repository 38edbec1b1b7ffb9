import { formatDuration } from '#domain/dates.ts'
import type { FlightItineraryOffer, FlightSlice } from '#domain/flights/offer.ts'
import { DateText } from '../../../../kit/date-text.tsx'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { weekday } from '../../../../order/weekday.ts'
import { FareFacts } from '../../../../products/flight/fare-facts.tsx'
import { fareName } from '../../../../products/flight/fare-words.ts'
import { SliceTimeline } from '../../../../products/flight/slice-timeline.tsx'
import { endsOf, stopsLabel } from '../../../../products/flight/slice-words.ts'
import css from './itinerary.module.css'

/** The journey as a timeline by slice, with the fare's conditions below. */
export function Itinerary({ itinerary }: { itinerary: FlightItineraryOffer }) {
  return (
    <DetailSection title="Itinerary" help={`${fareName(itinerary)} fare. Times are local to each city.`}>
      {itinerary.slices.map((slice) => (
        <section key={`${slice.from}${slice.departsAt}`} className={css.way} aria-label={wayWords(slice)}>
          <header className={css.head}>
            <h3 className={css.title}>{wayWords(slice)}</h3>
            <p className={css.facts}>
              {weekday(slice.departsAt)} <DateText value={slice.departsAt} /> · {formatDuration(slice.minutes)} ·{' '}
              {stopsLabel(slice)}
            </p>
          </header>
          <SliceTimeline slice={slice} />
        </section>
      ))}
      <div className={css.fare}>
        <FareFacts offer={itinerary} />
      </div>
    </DetailSection>
  )
}

function wayWords(slice: FlightSlice): string {
  const { fromCity, toCity } = endsOf(slice)
  return `${fromCity} to ${toCity}`
}
