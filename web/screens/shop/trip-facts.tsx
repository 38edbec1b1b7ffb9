import type { OrderDetail } from '#contract/orders.ts'
import { AirlineMark } from '../../kit/airline-mark.tsx'
import { CopyButton } from '../../kit/copy-button.tsx'
import { DateText } from '../../kit/date-text.tsx'
import { deskZone } from '../../kit/desk-zone.ts'
import css from '../orders/key-facts.module.css'

/** What a traveller needs at check-in, and the number to name when asking us. */
export function TripFacts({ order }: { order: OrderDetail }) {
  const { bookingReference, itinerary, number, createdAt } = order
  return (
    <dl className={css.facts}>
      <div className={css.reference}>
        <dt>Booking reference</dt>
        <dd>
          {bookingReference ? (
            <>
              <span className={css.code}>{bookingReference}</span>
              <CopyButton value={bookingReference} what="booking reference" />
            </>
          ) : (
            <span className={css.none}>Not given yet</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Airline</dt>
        <dd className={css.airline}>
          <AirlineMark code={itinerary.owner} size={20} />
          {itinerary.ownerName}
        </dd>
      </div>
      <div>
        <dt>Our number</dt>
        <dd>
          {number}
          <CopyButton value={number} what="booking number" />
        </dd>
      </div>
      <div>
        <dt>Booked on</dt>
        <dd>
          <DateText value={createdAt} zone={deskZone} />
        </dd>
      </div>
    </dl>
  )
}
