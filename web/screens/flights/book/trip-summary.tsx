import type { ReactNode } from 'react'
import type { FlightCheckout } from '#contract/products/flight.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { cabinsOf, fareName } from '../../../products/flight/fare-words.ts'
import { SliceSummary } from '../../../products/flight/slice-summary.tsx'
import { airlinesOf, endsOf } from '../../../products/flight/slice-words.ts'
import { countTravellers } from './traveller-labels.ts'
import css from './trip-summary.module.css'

/** The card beside every step: the flights, the travellers, and the price of the step. */
export function TripSummary({ offer, children }: { offer: FlightCheckout['offer']; children: ReactNode }) {
  const [first] = offer.slices
  const [fare, cabin] = [fareName(offer), cabinsOf(offer)]
  const ends = first && endsOf(first)
  return (
    <div className={css.card}>
      <h2 className={css.title}>
        {ends ? `${ends.fromCity} to ${ends.toCity}` : 'Flight'}
        {offer.slices.length > 1 && ' and back'}
      </h2>
      <p className={css.facts}>
        {countTravellers(offer.passengers)} · {fare.includes(cabin) ? fare : `${fare}, ${cabin}`}
      </p>
      <ul className={css.ways}>
        {offer.slices.map((slice) => (
          <li key={slice.departsAt}>
            <p className={css.day}>
              <DateText value={slice.departsAt} /> ·{' '}
              {airlinesOf([slice])
                .map(({ name }) => name)
                .join(', ')}
            </p>
            <SliceSummary slice={slice} />
          </li>
        ))}
      </ul>
      <div className={css.price}>{children}</div>
    </div>
  )
}
