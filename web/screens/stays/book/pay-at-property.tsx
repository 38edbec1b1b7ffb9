import { Form } from 'react-router'
import type { StayCheckout } from '#contract/checkouts.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Money } from '../../../kit/money.tsx'
import { LocalCharges } from '../../../products/stay/local-charges.tsx'

/** What the guests pay at the property, where nothing is charged when booking. Its form `payment` has nothing to choose. */
export function PayAtProperty({ checkout: { offer, idempotencyKey } }: { checkout: StayCheckout }) {
  const { rate } = offer
  return (
    <DetailSection title="Nothing is charged now">
      <Form id="payment" method="post">
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <p>
          The guests pay{' '}
          <strong>
            <Money {...rate.payAtProperty} />
          </strong>{' '}
          at the property. It may ask for a card at check-in, and may charge for a stay that is cancelled too late.
        </p>
        <LocalCharges rate={rate} />
      </Form>
    </DetailSection>
  )
}
