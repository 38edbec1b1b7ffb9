import { formatDate } from '../dates.ts'
import type { SupplierTourOffer } from './tour-offer.ts'

type Terms = Pick<SupplierTourOffer, 'endTime' | 'cancellation' | 'option' | 'day'>

const freeOf = ({ cancellation }: Terms) => cancellation[0]?.until ?? null

/** Changes of a later offer of the same start besides its price, a sentence each. */
export function changedTourTerms(before: Terms, now: Terms): string[] {
  const [free, freeNow] = [freeOf(before), freeOf(now)]
  const isWorse = free !== null && (freeNow === null || freeNow < free)
  return [
    ...(isWorse && freeNow ? [`Cancelling is free until ${formatDate(freeNow)} only.`] : []),
    ...(isWorse && !freeNow ? ['It can no longer be cancelled free of charge.'] : []),
    ...(!before.option.isOnRequest && now.option.isOnRequest ? ['The operator now confirms each booking itself.'] : []),
    ...(before.endTime !== now.endTime && now.endTime ? [`It now ends at ${now.endTime}.`] : []),
  ]
}
