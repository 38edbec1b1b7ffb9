import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import type { Checkout } from '#contract/product-shapes.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Notice } from '../../../kit/notice.tsx'
import { useIsShop } from '../../../session.ts'
import { webProduct } from '../../product-of.ts'
import { PaymentMethods } from './payment-methods.tsx'
import { SellFor } from './sell-for.tsx'
import { unheldWords } from './unheld-words.ts'

/** The ways to pay a checkout, as the form `payment`, which `payCheckout` reads. */
export const PayForm = ({ checkout }: { checkout: Checkout }) => (
  <>
    <SellFor checkout={checkout} />
    <MethodsForm
      checkout={checkout}
      here={webProduct(checkout.product).payAddress(checkout.id)}
      beforeTransfer={<BeforeTransfer product={checkout.product} />}
    />
  </>
)

type Props = {
  checkout: Pick<Checkout, 'methods' | 'wallet' | 'total' | 'idempotencyKey'>
  /** The address of the payment. */
  here: string
  /** What to know before choosing a bank transfer. */
  beforeTransfer: ReactNode
}

/** The form `payment` with the ways to pay. */
export function MethodsForm({ checkout: { methods, wallet, total, idempotencyKey }, here, beforeTransfer }: Props) {
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
          <PaymentMethods methods={methods} wallet={wallet} here={here} before={{ 'bank-transfer': beforeTransfer }} />
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
