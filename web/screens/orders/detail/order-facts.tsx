import type { ReactNode } from 'react'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { CopyButton } from '../../../kit/copy-button.tsx'
import { DateText } from '../../../kit/date-text.tsx'
import { soldLabel } from '../../../order/sold-row.tsx'
import { partsOf } from '../../../products/order-parts.ts'
import { useIsShop } from '../../../session.ts'
import css from './order-facts.module.css'

type Props = {
  order: OrderDetail
  /** The supplier's booking reference while it is of use. */
  reference?: string | null
  /** In place of the reference of an order that is over. */
  ended?: string
  /** What was bought, and its label. */
  label: string
  children: ReactNode
}

/** The booking reference, large enough to read out over the phone, beside other facts that a seller asks for; a customer does not see the supplier. */
export function OrderFacts({ order, reference = order.bookingReference, ended = 'None', label, children }: Props) {
  const { number, status } = order
  const isShop = useIsShop()
  const term = partsOf(order).reference
  return (
    <dl className={css.facts}>
      <div className={css.reference}>
        <dt>{term}</dt>
        <dd>
          {reference ? (
            <>
              <span className={css.code}>{reference}</span>
              <CopyButton value={reference} what={term.toLowerCase()} />
            </>
          ) : (
            <span className={css.none}>{isOver(status) ? ended : 'Not given yet'}</span>
          )}
        </dd>
      </div>
      <div>
        <dt>{label}</dt>
        <dd>{children}</dd>
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
          {!isShop && <span className={css.by}>by {order.createdBy}</span>}
        </dd>
      </div>
    </dl>
  )
}

type EndedProps = {
  order: Extract<OrderDetail, { cancelled: unknown }>
  label: string
  children: ReactNode
}

/** The same of an order whose reference is of no use once it is over. */
export const FactsUntilOver = ({ order, ...facts }: EndedProps) => (
  <OrderFacts
    {...facts}
    order={order}
    reference={isOver(order.status) ? null : order.bookingReference}
    ended={order.cancelled ? 'Cancelled' : 'None'}
  />
)
