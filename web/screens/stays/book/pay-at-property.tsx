import type { PricedStayRate } from '#domain/stays/rate.ts'
import { Money } from '../../../kit/money.tsx'
import { LocalCharges } from '../../../products/stay/local-charges.tsx'

/** What the guests pay at the property, where nothing is charged when booking. */
export function PayAtProperty({ rate }: { rate: PricedStayRate }) {
  return (
    <>
      <p>
        The guests pay{' '}
        <strong>
          <Money {...rate.payAtProperty} />
        </strong>{' '}
        at the property. It may ask for a card at check-in, and may charge for a stay that is cancelled too late.
      </p>
      <LocalCharges rate={rate} />
    </>
  )
}
