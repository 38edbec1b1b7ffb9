import { DetailSection } from '#web/kit/detail-section.tsx'
import { SummaryList } from '#web/kit/summary-list.tsx'
import { CheckoutFrame, type StepProps } from '#web/products/checkout/checkout-frame.tsx'
import { PriceSummary } from '#web/products/checkout/price-summary.tsx'
import type { PricedTour, TourCheckout } from '../../tour/shapes.ts'
import { tourPaths } from './tour-paths.ts'

type TourFacts = Omit<PricedTour, 'total'>

export const tourRows = ({ name, city, day, startsAt }: TourFacts) => [
  { label: 'Tour', value: name },
  { label: 'City', value: city },
  { label: 'Starts', value: `${day}, ${startsAt}` },
]

/** A step of a tour's checkout. */
export function TourStep(step: StepProps<TourCheckout>) {
  const { id, offer, total, paymentFee, methods } = step.checkout
  const paths = tourPaths(id)
  return (
    <CheckoutFrame
      {...step}
      steps={[{ label: 'Participants', to: paths.details }, { label: 'Review', to: paths.review }, { label: 'Payment' }]}
      searchAgain="/tours/new"
      total={total}
      summary={
        <DetailSection title="The tour">
          <SummaryList rows={tourRows(offer)} />
          <PriceSummary rows={[]} total={total} paymentFee={paymentFee} ways={methods} methods={step.methods} waterfall={null} />
        </DetailSection>
      }
    />
  )
}
