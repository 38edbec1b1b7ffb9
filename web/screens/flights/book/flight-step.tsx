import type { FlightCheckout } from '#contract/checkouts.ts'
import { add } from '#domain/money.ts'
import { Money } from '../../../kit/money.tsx'
import { CheckoutFrame, type StepProps } from '../../../products/checkout/checkout-frame.tsx'
import { extraRows, extrasTotal, fareOf } from '../../../products/checkout/extra-rows.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { flightPaths, searchAgain } from './paths.ts'
import { countTravellers } from './traveller-labels.ts'
import { TripSummary } from './trip-summary.tsx'

type Props = StepProps<FlightCheckout> & {
  /** Review, travellers, seats and bags, payment. */
  current: 0 | 1 | 2 | 3
  /** Extras as they stand on the screen, where they are not saved yet. */
  extras?: FlightCheckout['extras']
}

/** A step of a flight's checkout. */
export function FlightStep({ extras: unsaved, ...step }: Props) {
  const { checkout, methods } = step
  const { offer } = checkout
  const paths = flightPaths(checkout.id)
  const extras = unsaved ?? checkout.extras
  const fare = fareOf(offer.total, checkout.extras)
  const total = add(fare, extrasTotal(extras, fare.currency))
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
      total={total}
      summary={
        <TripSummary offer={offer}>
          <PriceSummary
            rows={[
              { label: 'Fare and taxes', note: countTravellers(offer.passengers), value: <Money {...fare} /> },
              ...extraRows(extras, fare.currency),
            ]}
            total={total}
            methods={methods}
            waterfall={unsaved ? null : offer.waterfall}
          />
        </TripSummary>
      }
    />
  )
}
