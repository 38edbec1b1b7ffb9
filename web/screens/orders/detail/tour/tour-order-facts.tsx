import type { TourOrder } from '#contract/products/tour.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { CopyButton } from '../../../../kit/copy-button.tsx'
import { DateText } from '../../../../kit/date-text.tsx'
import { soldLabel } from '../../../../order/sold-row.tsx'
import { useIsShop } from '../../../../session.ts'
import css from '../key-facts.module.css'

/** The operator's own reference, large enough to read out over the phone. */
export function TourOrderFacts({ order }: { order: TourOrder }) {
  const { offer, number, createdBy } = order
  const isShop = useIsShop()
  return (
    <dl className={css.facts}>
      <div className={css.reference}>
        <dt>Booking reference</dt>
        <dd>
          <Reference order={order} />
        </dd>
      </div>
      <div>
        <dt>Tour</dt>
        <dd>{offer.tour.title}</dd>
      </div>
      <div>
        <dt>{isShop ? 'Our number' : 'Order'}</dt>
        <dd>
          {number}
          <CopyButton value={number} what={isShop ? 'booking number' : 'order number'} />
        </dd>
      </div>
      <div>
        <dt>{soldLabel(order, isShop)}</dt>
        <dd>
          <DateText value={order.soldAt ?? order.createdAt} withTime={!isShop} />
          {!isShop && <span className={css.by}>by {createdBy}</span>}
        </dd>
      </div>
    </dl>
  )
}

/** A tour that is over needs no reference. */
function Reference({ order: { status, cancelled, bookingReference } }: { order: TourOrder }) {
  if (isOver(status)) return <span className={css.none}>{cancelled ? 'Cancelled' : 'None'}</span>
  if (!bookingReference) return <span className={css.none}>Not given yet</span>
  return (
    <>
      <span className={css.code}>{bookingReference}</span>
      <CopyButton value={bookingReference} what="booking reference" />
    </>
  )
}
