import { Form, Link } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { PriceChangePanel } from '../../../products/checkout/price-change-panel.tsx'
import { orderAddress } from '../../../products/order-address.ts'
import type { PriceMoved as Moved } from './pay-order.ts'
import css from './price-moved.module.css'

type Props = { order: OrderDetail; moved: Moved }

/** The airline's price differs from the held one: accept exactly it and pay, or stop. Nothing was charged. */
export function PriceMoved({ order, moved: { method, change } }: Props) {
  const numbers = useNumbers()
  const { total, price, before, moved } = change
  return (
    <div className={css.panel}>
      <PriceChangePanel
        change={{ before, after: price, moved, terms: [] }}
        choice={
          <Form method="post" className={css.choice}>
            <input type="hidden" name="idempotencyKey" value={order.pay?.idempotencyKey ?? ''} />
            <input type="hidden" name="currency" value={total.currency} />
            <input type="hidden" name="method" value={method} />
            <input type="hidden" name={`total.${method}`} value={total.amount} />
            <ActionButton name="intent" value="pay">
              Accept and pay {numbers.money(total)}
            </ActionButton>
            <Button component={Link} to={orderAddress(order)} variant="default">
              Stop, pay nothing
            </Button>
          </Form>
        }
      />
    </div>
  )
}
