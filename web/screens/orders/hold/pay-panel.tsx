import { Form } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { PayTerms } from '../../../products/checkout/payment/pay-terms.tsx'
import { PayAmount, PaymentMethods } from '../../../products/checkout/payment/payment-methods.tsx'
import { orderAddress } from '../../../products/order-address.ts'
import { termsOfOrder } from '../../../products/pay-terms.ts'
import { useIsShop } from '../../../session.ts'
import css from './pay-panel.module.css'

type Props = {
  order: OrderDetail
  /** How it can be paid. */
  pay: NonNullable<OrderDetail['pay']>
  /** The server's clock as an ISO instant. */
  now: string
  /** What stopped the last try. */
  outcome: FormOutcome | undefined
}

/** Paying a held order. Its seller is asked for the price again before any money moves. */
export function PayPanel({ order, pay: { methods, wallet, total, idempotencyKey }, now, outcome }: Props) {
  const { seller } = productFacts[order.product]
  return (
    <div id="pay" className={css.panel}>
      <DetailSection title="Pay this order" help={`The ${seller} is asked for its price once more before anything is charged.`}>
        <Form method="post" className={css.form} preventScrollReset>
          <FormError outcome={outcome} labels={{ method: 'Payment method' }} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="currency" value={total.currency} />
          <PaymentMethods
            methods={methods}
            wallet={wallet}
            here={orderAddress(order)}
            before={{ 'bank-transfer': <BeforeTransfer seller={seller} /> }}
          />
          <div className={css.buttons}>
            <PayTerms terms={termsOfOrder(order, now)} methods={methods} />
            <ActionButton name="intent" value="pay" size="md">
              <PayAmount methods={methods} />
            </ActionButton>
          </div>
        </Form>
      </DetailSection>
    </div>
  )
}

function BeforeTransfer({ seller }: { seller: string }) {
  const back = useIsShop() ? 'we give all of it back.' : 'all of it goes to the agency’s wallet.'
  return (
    <p>
      The {seller} is paid when the money has arrived. Should the hold have ended by then, {back}
    </p>
  )
}
