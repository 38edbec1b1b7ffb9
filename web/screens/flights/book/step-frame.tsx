import type { ReactNode } from 'react'
import type { FlightCheckout } from '#contract/checkouts.ts'
import { add } from '#domain/money.ts'
import { Money } from '../../../kit/money.tsx'
import { CheckoutFrame } from '../../../products/checkout/checkout-frame.tsx'
import { ClosedCheckout } from '../../../products/checkout/closed-checkout.tsx'
import { extraRows, extrasTotal, fareOf } from '../../../products/checkout/extra-rows.tsx'
import { closedReason } from '../../../products/checkout/open-checkout.ts'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { flightPaths, searchAgain } from './paths.ts'
import { countTravellers } from './traveller-labels.ts'
import { TripSummary } from './trip-summary.tsx'

type Props = {
  checkout: FlightCheckout
  now: string
  title: string
  /** Review, travellers, seats and bags, payment. */
  current: 0 | 1 | 2 | 3
  children: ReactNode
  actions?: ReactNode
  /** The price lines of a step that has more to say than the fare and the extras. */
  price?: ReactNode
  /** Extras as they stand on the screen, where they are not saved yet. */
  extras?: FlightCheckout['extras']
  /** False where the button itself says the amount. */
  showsTotal?: boolean
  /** True while a payment is on its way: time being up is then not the last word. */
  awaitsPayment?: boolean
}

/** A step of a flight's checkout; the whole screen says so when the checkout can no longer go on. */
export function StepFrame(props: Props) {
  const { checkout, now, title, current, children, actions, price, showsTotal = true, awaitsPayment } = props
  const { offer, search } = checkout
  const reason = closedReason(checkout)
  if (reason && !awaitsPayment) return <ClosedCheckout product="flight" reason={reason} searchAgain={searchAgain(search)} />
  const paths = flightPaths(checkout.id)
  const extras = props.extras ?? checkout.extras
  const fare = fareOf(offer.total, checkout.extras)
  const total = add(fare, extrasTotal(extras, fare.currency))
  return (
    <CheckoutFrame
      title={title}
      steps={[
        { label: 'Review', to: paths.review },
        { label: 'Travellers', to: paths.details },
        { label: 'Seats and bags', to: paths.ancillaries },
        { label: 'Payment' },
      ]}
      current={current}
      expiresAt={checkout.expiresAt}
      now={now}
      actions={actions}
      {...(showsTotal && { total })}
      summary={
        <TripSummary offer={offer}>
          {price ?? (
            <PriceSummary
              rows={[
                { label: 'Fare and taxes', note: countTravellers(offer.passengers), value: <Money {...fare} /> },
                ...extraRows(extras, fare.currency),
              ]}
              total={total}
              waterfall={props.extras ? null : offer.waterfall}
            />
          )}
        </TripSummary>
      }
    >
      {children}
    </CheckoutFrame>
  )
}
