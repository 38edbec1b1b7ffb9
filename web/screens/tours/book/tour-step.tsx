import { Link } from 'react-router'
import type { TourCheckout } from '#contract/products/tour.ts'
import { tourToParams } from '#domain/tours/search-params.ts'
import { Button } from '../../../kit/form/button.tsx'
import { CheckoutFrame, type StepProps } from '../../../products/checkout/checkout-frame.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { tourPriceRows } from '../../../products/tour/price-rows.tsx'
import { tourAddress, toursAddress, tourSearchAddress } from '../../../products/tour/tour-address.ts'
import { tourPaths } from '../../../products/tour/tour-paths.ts'
import { TourSummary } from './tour-summary.tsx'

type Props = StepProps<TourCheckout> & {
  /** Participants, review, payment. */
  current: 0 | 1 | 2
}

/** A step of a tour's checkout. */
export function TourStep(step: Props) {
  const { id, offer, searchId, search, total, paymentFee, methods } = step.checkout
  const paths = tourPaths(id)
  return (
    <CheckoutFrame
      {...step}
      steps={[{ label: 'Participants', to: paths.details }, { label: 'Review', to: paths.review }, { label: 'Payment' }]}
      searchAgain={tourSearchAddress(search)}
      otherWays={
        searchId && (
          <>
            <Button component={Link} to={tourAddress(searchId, offer.tour.id, `${tourToParams(search)}`)} variant="default">
              Other times
            </Button>
            <Button component={Link} to={toursAddress(searchId, search)} variant="default">
              Back to the results
            </Button>
          </>
        )
      }
      total={total}
      summary={
        <TourSummary offer={offer}>
          <PriceSummary
            rows={tourPriceRows(offer)}
            total={total}
            paymentFee={paymentFee}
            ways={methods}
            methods={step.methods}
            waterfall={offer.waterfall}
          />
        </TourSummary>
      }
    />
  )
}
