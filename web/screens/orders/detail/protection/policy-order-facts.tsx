import type { PolicyOrder } from '#contract/products/protection.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { CopyButton } from '../../../../kit/copy-button.tsx'
import { DateText } from '../../../../kit/date-text.tsx'
import { soldLabel } from '../../../../order/sold-row.tsx'
import { useIsShop } from '../../../../session.ts'
import css from '../key-facts.module.css'

/** The policy number, large enough to read out over the phone. */
export function PolicyOrderFacts({ order }: { order: PolicyOrder }) {
  const { offer, number, createdBy, bookingReference, status, cancelled } = order
  const isShop = useIsShop()
  const none = cancelled ? 'Cancelled' : 'None'
  const isKnown = bookingReference && !isOver(status)
  return (
    <dl className={css.facts}>
      <div className={css.reference}>
        <dt>Policy number</dt>
        <dd>
          {isKnown ? (
            <>
              <span className={css.code}>{bookingReference}</span>
              <CopyButton value={bookingReference} what="policy number" />
            </>
          ) : (
            <span className={css.none}>{isOver(status) ? none : 'Not given yet'}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>Insurer</dt>
        <dd>{offer.insurer}</dd>
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
