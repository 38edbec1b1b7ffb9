import { Form, useSearchParams } from 'react-router'
import type { Checkout } from '#contract/product-shapes.ts'
import { productFacts } from '#domain/products.ts'
import type { Failure } from '../../api-failure.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import type { FormOutcome } from '../../kit/form/outcome.ts'
import { Notice } from '../../kit/notice.tsx'
import { FailedState } from '../../kit/states/failed-state.tsx'
import { AcceptPrice, PriceChangePanel } from './price-change-panel.tsx'

type Props = {
  checkout: Pick<Checkout, 'product' | 'priceChange'>
  /** Why the current price could not be read from the supplier. */
  failure: Failure | null
  /** The action data of the review. */
  outcome: FormOutcome | undefined
  searchAgain: string
}

/** Messages about the price above a review: it changed and must be accepted, it had changed, or it could not be checked. */
export function ReviewNotices({ checkout: { product, priceChange }, failure, outcome, searchAgain }: Props) {
  const [query] = useSearchParams()
  const { seller, noun } = productFacts[product]
  return (
    <>
      <FormError outcome={outcome} />
      <Form id="review" method="post" hidden />
      {priceChange && (
        <PriceChangePanel change={priceChange} choice={<AcceptPrice after={priceChange.after} searchAgain={searchAgain} />} />
      )}
      {!priceChange && query.get('price') === 'moved' && (
        <Notice tone="warn" role="alert" title="The price is another one now">
          <p>Nothing was charged. The summary shows the present price; go on if it suits you.</p>
        </Notice>
      )}
      {failure && (
        <FailedState
          title={`The ${seller} could not be asked for its present price`}
          text={`${failure.body} The ${noun} below is as it was found; going on needs a checked price.`}
        />
      )}
    </>
  )
}

/** The button of a review that continues. */
export function ContinueFromReview({ to }: { to: string }) {
  return (
    <ActionButton form="review" name="intent" value="continue" size="md">
      Continue to {to}
    </ActionButton>
  )
}
