import type { Checkout, PaymentMethod } from '#contract/checkouts.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { subtract, sum } from '#domain/money.ts'
import { Money } from '../../../kit/money.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { countTravellers } from './traveller-labels.ts'

type Props = { offer: PricedFlightOffer; extras: Checkout['extras']; methods: PaymentMethod[] }

/** The fare, seats and bags, the fee of the method chosen, and what they come to. */
export function PaymentPrice({ offer, extras, methods }: Props) {
  const extra = sum(
    extras.map((one) => one.price),
    offer.total.currency,
  )
  const fees = methods.map(({ id, fee }) => (
    <span key={id} data-method={id}>
      <Money {...fee} />
    </span>
  ))
  return (
    <PriceSummary
      rows={[
        { label: 'Fare and taxes', note: countTravellers(offer.passengers), value: <Money {...subtract(offer.total, extra)} /> },
        ...(extras.length > 0 ? [{ label: 'Seats and bags', value: <Money {...extra} /> }] : []),
        { label: 'Payment fee', value: fees },
      ]}
      total={methods.map(({ id, total }) => ({ method: id, total }))}
      waterfall={offer.waterfall}
    />
  )
}
