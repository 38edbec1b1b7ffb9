import { useSearchParams } from 'react-router'
import type { Checkout } from '#contract/checkouts.ts'
import type { Failure } from '../../api-failure.ts'
import { FailedState } from '../../kit/states/failed-state.tsx'
import { Notice } from './notice.tsx'
import { AcceptPrice, PriceChangePanel } from './price-change-panel.tsx'

type Props = {
  checkout: Pick<Checkout, 'priceChange'>
  /** Why the supplier could not be asked for the present price. */
  failure: Failure | null
  /** Who was asked: `airline`. */
  seller: string
  /** What is below: `flight`. */
  sold: string
  searchAgain: string
}

/** What a review has to say of the price before anything else: it moved and waits for a yes, it had moved, or nobody could be asked. */
export function ReviewNotices({ checkout: { priceChange }, failure, seller, sold, searchAgain }: Props) {
  const [query] = useSearchParams()
  return (
    <>
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
          text={`${failure.body} The ${sold} below is as it was found; going on needs a checked price.`}
        />
      )}
    </>
  )
}
