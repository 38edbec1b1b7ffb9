import type { StayOrder } from '#contract/products/stay.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { CopyButton } from '../../../../kit/copy-button.tsx'
import { DateText } from '../../../../kit/date-text.tsx'
import { soldLabel } from '../../../../order/sold-row.tsx'
import { useIsShop } from '../../../../session.ts'
import css from '../key-facts.module.css'

/** The property's own confirmation number, large enough to read out over the phone; a customer does not see the supplier. */
export function StayFacts({ order }: { order: StayOrder }) {
  const { offer, number, createdBy } = order
  const isShop = useIsShop()
  return (
    <dl className={css.facts}>
      <div className={css.reference}>
        <dt>Confirmation number</dt>
        <dd>
          <Reference order={order} />
        </dd>
      </div>
      <div>
        <dt>Property</dt>
        <dd>{offer.property.name}</dd>
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

/** A stay that is over needs no number. */
function Reference({ order: { status, cancelled, bookingReference } }: { order: StayOrder }) {
  if (isOver(status)) return <span className={css.none}>{cancelled ? 'Cancelled' : 'None'}</span>
  if (!bookingReference) return <span className={css.none}>Not given yet</span>
  return (
    <>
      <span className={css.code}>{bookingReference}</span>
      <CopyButton value={bookingReference} what="confirmation number" />
    </>
  )
}
