import { cheapestFee } from '#domain/money/payment-fees.ts'
import { addressesOf } from '../../pictures/picture-addresses.ts'
import type { Seen } from '../../search/session/search-gatherer.ts'
import type { StoredTour, ViewedTour } from './gather-tours.ts'

/** A tour for the viewer: prices include the fee of their cheapest payment method, the suppliers are for roles that see margin. */
export function viewTour({ currency, viewer: { seesMargin, ways = [] } }: Seen) {
  const withFee = (amount: number) => amount + cheapestFee({ amount, currency }, ways).amount
  return ({ total, days, pictures, sources }: StoredTour): ViewedTour => ({
    total: withFee(total),
    days: days.map((one) => ({ day: one.day, total: withFee(one.total) })),
    photos: addressesOf(pictures),
    sources: seesMargin ? sources : null,
  })
}
