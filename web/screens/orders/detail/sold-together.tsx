import { Link } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { StatusPill } from '../../../kit/status-pill.tsx'
import css from '../../../order/records.module.css'
import { orderAddress } from '../../../products/order-address.ts'

type Props = { order: Pick<OrderDetail, 'onTop' | 'below'> }

/** The order that this one belongs to, and those that belong to it, such as the policy of a journey. Null for an order that was sold alone. */
export function SoldTogether({ order: { onTop, below } }: Props) {
  if (onTop.length === 0 && !below) return null
  const rows = [
    ...(below ? [{ order: below, says: `This order belongs to the ${productFacts[below.product].noun}` }] : []),
    ...onTop.map((order) => ({ order, says: `The ${productFacts[order.product].noun} belongs to this order` })),
  ]
  return (
    <DetailSection title="Sold together">
      <ul className={css.list}>
        {rows.map(({ order, says }) => (
          <li key={order.id} className={css.row}>
            <div className={css.line}>
              <span className={css.strong}>
                <Link to={orderAddress(order)}>{order.title}</Link>
              </span>
              <StatusPill of={order} />
            </div>
            <p className={css.quiet}>
              {order.number}. {says}.
            </p>
          </li>
        ))}
      </ul>
    </DetailSection>
  )
}
