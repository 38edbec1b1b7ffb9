import type { ReactNode } from 'react'
import type { Checkout } from '#contract/checkouts.ts'
import { Money } from '../../../kit/money.tsx'
import { CheckoutFrame } from '../../../products/checkout/checkout-frame.tsx'
import { ClosedCheckout } from '../../../products/checkout/closed-checkout.tsx'
import { closedReason } from '../../../products/checkout/open-checkout.ts'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { flightPaths, searchAgain } from './paths.ts'
import { countTravellers } from './traveller-labels.ts'
import { TripSummary } from './trip-summary.tsx'

type Props = {
  checkout: Checkout
  now: string
  title: string
  current: 0 | 1 | 2
  children: ReactNode
  actions?: ReactNode
  /** The price lines of a step that has more to say than the fare; the fare alone otherwise. */
  price?: ReactNode
  /** False where the button itself says the amount. */
  showsTotal?: boolean
  /** True while a card payment is on its way: time being up is then not the last word. */
  awaitsPayment?: boolean
}

/** A step of a flight's checkout; the whole screen says so when the checkout can no longer go on. */
export function StepFrame({ checkout, now, title, current, children, actions, price, showsTotal = true, awaitsPayment }: Props) {
  const { offer, search } = checkout
  const reason = closedReason(checkout)
  if (reason && !awaitsPayment)
    return <ClosedCheckout reason={reason} searchAgain={searchAgain(search)} hasTravellers={checkout.travellers !== null} />
  const paths = flightPaths(checkout.id)
  return (
    <CheckoutFrame
      title={title}
      steps={[{ label: 'Review', to: paths.review }, { label: 'Travellers', to: paths.details }, { label: 'Payment' }]}
      current={current}
      expiresAt={checkout.expiresAt}
      now={now}
      actions={actions}
      {...(showsTotal && { total: offer.total })}
      summary={
        <TripSummary offer={offer}>
          {price ?? (
            <PriceSummary
              rows={[{ label: 'Fare and taxes', note: countTravellers(offer.passengers), value: <Money {...offer.total} /> }]}
              total={offer.total}
              waterfall={offer.waterfall}
            />
          )}
        </TripSummary>
      }
    >
      {children}
    </CheckoutFrame>
  )
}
