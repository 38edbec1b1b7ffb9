import { Link } from 'react-router'
import type { PolicyCheckout } from '#contract/products/protection.ts'
import { Button } from '../../../kit/form/button.tsx'
import { CheckoutFrame, type StepProps } from '../../../products/checkout/checkout-frame.tsx'
import { PriceSummary } from '../../../products/checkout/price-summary.tsx'
import { policyPaths, resultsPath, searchOfOffer } from '../../../products/protection/policy-paths.ts'
import { PolicySummary } from '../../../products/protection/policy-summary.tsx'
import { policyPriceRows } from '../../../products/protection/price-rows.tsx'

type Props = StepProps<PolicyCheckout> & {
  /** Insured, review, payment. */
  current: 0 | 1 | 2
}

/** A step of a policy's checkout. */
export function PolicyStep(step: Props) {
  const { id, offer, searchId, total, paymentFee, methods, waitsFor } = step.checkout
  const paths = policyPaths(id)
  const search = searchOfOffer(offer)
  return (
    <CheckoutFrame
      {...step}
      steps={
        waitsFor
          ? [{ label: 'Insured', to: paths.details }, { label: 'Payment of the booking' }]
          : [{ label: 'Insured', to: paths.details }, { label: 'Review', to: paths.review }, { label: 'Payment' }]
      }
      searchAgain={`${resultsPath}?${search}`}
      otherWays={
        searchId && (
          <Button component={Link} to={`${resultsPath}?searchId=${searchId}&${search}`} variant="default">
            Back to the results
          </Button>
        )
      }
      total={total}
      summary={
        <PolicySummary offer={offer}>
          <PriceSummary
            rows={policyPriceRows(offer)}
            total={total}
            paymentFee={paymentFee}
            ways={methods}
            methods={step.methods}
            waterfall={offer.waterfall}
          />
        </PolicySummary>
      }
    />
  )
}
