import type { FlightCheckout } from '#contract/checkouts.ts'
import type { PaymentMethod } from '#contract/payments.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { Money } from '../../../kit/money.tsx'
import { extraRows, fareOf } from '../../../products/checkout/extra-rows.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { countTravellers } from './traveller-labels.ts'

type Props = { offer: PricedFlightOffer; extras: FlightCheckout['extras']; methods: PaymentMethod[] }

/** The fare, seats and bags, the fee of the method chosen, and what they come to. */
export function PaymentPrice({ offer, extras, methods }: Props) {
  const fees = methods.map(({ id, fee }) => (
    <span key={id} data-method={id}>
      <Money {...fee} />
    </span>
  ))
  return (
    <PriceSummary
      rows={[
        { label: 'Fare and taxes', note: countTravellers(offer.passengers), value: <Money {...fareOf(offer.total, extras)} /> },
        ...extraRows(extras, offer.total.currency),
        { label: 'Payment fee', value: fees },
      ]}
      total={methods.map(({ id, total }) => ({ method: id, total }))}
      waterfall={offer.waterfall}
    />
  )
}
