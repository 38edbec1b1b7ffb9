import { Form } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../../kit/form/outcome.ts'
import { PayAmount, PaymentMethods } from '../../../products/checkout/payment-methods.tsx'
import { useIsShop } from '../../../session.ts'
import css from './pay-panel.module.css'

type Props = {
  pay: NonNullable<OrderDetail['pay']>
  /** What stopped the last try. */
  outcome: FormOutcome | undefined
}

const beforeTransfer = (isShop: boolean) => (
  <p>
    The airline is paid when the money has arrived. Should the hold have ended by then,{' '}
    {isShop ? 'we give all of it back.' : 'all of it goes to the agency’s wallet.'}
  </p>
)

/** Paying a held order. The airline is asked for its price again before any money moves. */
export function PayPanel({ pay: { methods, wallet, total, idempotencyKey }, outcome }: Props) {
  return (
    <div id="pay" className={css.panel}>
      <DetailSection title="Pay this order" help="The airline is asked for its price once more before anything is charged.">
        <Form method="post" className={css.form} preventScrollReset>
          <FormError outcome={outcome} labels={{ method: 'Payment method' }} />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="currency" value={total.currency} />
          <PaymentMethods methods={methods} wallet={wallet} before={{ 'bank-transfer': beforeTransfer(useIsShop()) }} />
          <div className={css.buttons}>
            <ActionButton name="intent" value="pay" size="md">
              <PayAmount methods={methods} />
            </ActionButton>
          </div>
        </Form>
      </DetailSection>
    </div>
  )
}
