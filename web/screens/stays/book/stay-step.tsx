import { Button } from '@mantine/core'
import { Link } from 'react-router'
import type { StayCheckout } from '#contract/checkouts.ts'
import { CheckoutFrame, type StepProps } from '../../../products/checkout/checkout-frame.tsx'
import type { CheckoutPaths } from '../../../products/checkout/open-checkout.ts'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { stayPriceRows, stayTotalLabel } from '../../../products/stay/stay-price-rows.tsx'
import { changeDates, searchAgain } from './paths.ts'
import { StaySummary } from './stay-summary.tsx'

type Props = StepProps<StayCheckout> & {
  paths: CheckoutPaths<'stay'>
  /** Guests, review, payment. */
  current: 0 | 1 | 2
}

/** A step of a stay's checkout. */
export function StayStep({ paths, ...step }: Props) {
  const { offer, search, total } = step.checkout
  return (
    <CheckoutFrame
      {...step}
      steps={[{ label: 'Guests', to: paths.details }, { label: 'Review', to: paths.review }, { label: 'Payment' }]}
      searchAgain={searchAgain(search)}
      otherWays={
        <Button component={Link} to={changeDates(search)} variant="default">
          Change the dates
        </Button>
      }
      total={total}
      summary={
        <StaySummary offer={offer}>
          <PriceSummary
            rows={stayPriceRows(offer)}
            total={total}
            methods={step.methods}
            totalLabel={stayTotalLabel(offer)}
            waterfall={offer.rate.waterfall}
          />
        </StaySummary>
      }
    />
  )
}
