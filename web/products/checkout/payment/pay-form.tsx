import { Form, Link } from 'react-router'
import type { Checkout } from '#contract/product-shapes.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useIsShop } from '../../../session.ts'
import { webProduct } from '../../product-of.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { unheldWords } from './unheld-words.ts'

/** The ways to pay a checkout, as the form `payment`, which `payCheckout` reads. */
export function PayForm({ checkout: { id, product, methods, wallet, total, idempotencyKey } }: { checkout: Checkout }) {
  return (
    <>
      {methods.length === 0 && (
        <Notice tone="info" title="This cannot be paid online just now">
          <p>
            Nothing is charged and nothing is booked yet. <Link to="/trips/help">Ask us for help</Link> and we find another way.
          </p>
        </Notice>
      )}
      <DetailSection title="How do you pay?">
        <Form id="payment" method="post">
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="currency" value={total.currency} />
          <PaymentMethods
            methods={methods}
            wallet={wallet}
            here={webProduct(product).payAddress(id)}
            before={{ 'bank-transfer': <BeforeTransfer product={product} /> }}
          />
        </Form>
      </DetailSection>
    </>
  )
}

function BeforeTransfer({ product }: Pick<Checkout, 'product'>) {
  const { notHeld, taken } = unheldWords[product]
  const back = useIsShop() ? 'we give all of the money back' : 'all of the money goes to the agency’s wallet'
  return (
    <p>
      {notHeld}: it is booked when the money has arrived, usually minutes after you send it. Should it cost more or be {taken} by
      then, nothing is booked and {back}.
    </p>
  )
}
