import type { FlightOrder } from '#contract/products/flight.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { AirlineMark } from '../../../../kit/airline-mark.tsx'
import { CopyButton } from '../../../../kit/copy-button.tsx'
import { DateText } from '../../../../kit/date-text.tsx'
import { soldLabel } from '../../../../order/sold-row.tsx'
import { useIsShop } from '../../../../session.ts'
import css from '../key-facts.module.css'

/** The booking reference, large enough to read out over the phone, beside other facts that an airline asks for; a customer does not see the supplier. */
export function KeyFacts({ order }: { order: FlightOrder }) {
  const { status, bookingReference, itinerary } = order
  const isShop = useIsShop()
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
            <span className={css.none}>{isOver(status) ? 'None' : 'Not given yet'}</span>
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
        <dt>{isShop ? 'Our number' : 'Order'}</dt>
        <dd>
          {order.number}
          <CopyButton value={order.number} what={isShop ? 'booking number' : 'order number'} />
        </dd>
      </div>
      <div>
        <dt>{soldLabel(order, isShop)}</dt>
        <dd>
          <DateText value={order.soldAt ?? order.createdAt} withTime={!isShop} />
          {!isShop && <span className={css.by}>by {order.createdBy}</span>}
        </dd>
      </div>
    </dl>
  )
}
