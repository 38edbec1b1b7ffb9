import type { FlightCheckout } from '#contract/products/flight.ts'
import { add, subtract } from '#domain/money/money.ts'
import { cheapestFee } from '#domain/money/payment-fees.ts'
import { CheckoutFrame, type StepProps } from '../../../products/checkout/checkout-frame.tsx'
import { extraRows, extrasTotal, fareOf } from '../../../products/checkout/extra-rows.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { fareRows } from '../../../products/flight/price-parts.tsx'
import { flightPaths, searchAgain } from './paths.ts'
import { countTravellers } from './traveller-labels.ts'
import { TripSummary } from './trip-summary.tsx'

type Props = StepProps<FlightCheckout> & {
  /** Review, travellers, seats and bags, payment. */
  current: 0 | 1 | 2 | 3
  /** Ancillaries on the screen that are not saved yet. */
  extras?: FlightCheckout['extras']
}

/** A step of a flight's checkout. */
export function FlightStep({ extras: unsaved, ...step }: Props) {
  const { checkout, methods } = step
  const { offer } = checkout
  const paths = flightPaths(checkout.id)
  const extras = unsaved ?? checkout.extras
  const flights = fareOf(subtract(offer.total, offer.paymentFee), checkout.extras)
  const price = add(flights, extrasTotal(extras, flights.currency))
  const paymentFee = cheapestFee(
    price,
    checkout.methods.map(({ id }) => id),
  )
  const total = add(price, paymentFee)
  return (
    <CheckoutFrame
      {...step}
      steps={[
        { label: 'Review', to: paths.review },
        { label: 'Travellers', to: paths.details },
        { label: 'Seats and bags', to: paths.ancillaries },
        { label: 'Payment' },
      ]}
      searchAgain={searchAgain(checkout.search)}
      renewAt={paths.review}
      total={total}
      summary={
        <TripSummary offer={offer}>
          <PriceSummary
            rows={[...fareRows(offer, flights, countTravellers(offer.passengers)), ...extraRows(extras, flights.currency)]}
            total={total}
            paymentFee={paymentFee}
            ways={checkout.methods}
            methods={methods}
            waterfall={unsaved ? null : offer.waterfall}
          />
        </TripSummary>
      }
    />
  )
}
