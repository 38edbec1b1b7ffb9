import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { StayCheckout } from '#contract/checkouts.ts'
import { CheckoutFrame } from '../../../products/checkout/checkout-frame.tsx'
import { ClosedCheckout } from '../../../products/checkout/closed-checkout.tsx'
import { type CheckoutPaths, closedReason } from '../../../products/checkout/open-checkout.ts'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { stayPriceRows, stayTotalLabel } from '../../../products/stay/stay-price-rows.tsx'
import { changeDates, searchAgain } from './paths.ts'
import { StaySummary } from './stay-summary.tsx'

type Props = {
  checkout: StayCheckout
  paths: CheckoutPaths<'stay'>
  now: string
  title: string
  /** Guests, review, payment. */
  current: 0 | 1 | 2
  children: ReactNode
  actions?: ReactNode
  /** The price lines of a step that has more to say than the room's. */
  price?: ReactNode
  /** False where the button itself says the amount. */
  showsTotal?: boolean
  /** True while a payment is on its way: time being up is then not the last word. */
  awaitsPayment?: boolean
}

/** A step of a stay's checkout; the whole screen says so when the checkout can no longer go on. */
export function StayStep(props: Props) {
  const { checkout, paths, now, title, current, children, actions, price, showsTotal = true, awaitsPayment } = props
  const { offer, search, total } = checkout
  const reason = closedReason(checkout)
  if (reason && !awaitsPayment)
    return (
      <ClosedCheckout product="stay" reason={reason} searchAgain={searchAgain(search)}>
        <Button component={Link} to={changeDates(search)} variant="default">
          Change the dates
        </Button>
      </ClosedCheckout>
    )
  return (
    <CheckoutFrame
      title={title}
      steps={[{ label: 'Guests', to: paths.details }, { label: 'Review', to: paths.review }, { label: 'Payment' }]}
      current={current}
      expiresAt={checkout.expiresAt}
      now={now}
      actions={actions}
      {...(showsTotal && { total })}
      summary={
        <StaySummary offer={offer}>
          {price ?? (
            <PriceSummary
              rows={stayPriceRows(offer)}
              total={total}
              totalLabel={stayTotalLabel(offer)}
              waterfall={offer.rate.waterfall}
            />
          )}
        </StaySummary>
      }
    >
      {children}
    </CheckoutFrame>
  )
}
