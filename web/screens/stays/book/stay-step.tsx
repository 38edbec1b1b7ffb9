import { Link } from 'react-router'
import type { StayCheckout } from '#contract/products/stay.ts'
import { Button } from '../../../kit/form/button.tsx'
import { CheckoutFrame, type StepProps } from '../../../products/checkout/checkout-frame.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { staySearchAddress, staysAddress } from '../../../products/stay/stay-address.ts'
import { stayPaths } from '../../../products/stay/stay-paths.ts'
import { stayPriceRows, stayTotalLabel } from '../../../products/stay/stay-price-rows.tsx'
import { changeDates } from './paths.ts'
import { StaySummary } from './stay-summary.tsx'

type Props = StepProps<StayCheckout> & {
  /** Guests, review, payment. */
  current: 0 | 1 | 2
}

/** A step of a stay's checkout. */
export function StayStep(step: Props) {
  const { id, offer, searchId, search, total, paymentFee, methods } = step.checkout
  const paths = stayPaths(id)
  return (
    <CheckoutFrame
      {...step}
      steps={[{ label: 'Guests', to: paths.details }, { label: 'Review', to: paths.review }, { label: 'Payment' }]}
      searchAgain={staySearchAddress(search)}
      renewAt={paths.review}
      otherWays={
        <>
          {searchId && (
            <Button component={Link} to={staysAddress(searchId, search)} variant="default">
              Back to the results
            </Button>
          )}
          <Button component={Link} to={changeDates(search)} variant="default">
            Change the dates
          </Button>
        </>
      }
      total={total}
      summary={
        <StaySummary offer={offer}>
          <PriceSummary
            rows={stayPriceRows(offer)}
            total={total}
            paymentFee={paymentFee}
            ways={methods}
            methods={step.methods}
            totalLabel={stayTotalLabel(offer)}
            waterfall={offer.rate.waterfall}
          />
        </StaySummary>
      }
    />
  )
}
