import { cheapestFee } from '#domain/money/payment-fees.ts'
import { addressesOf } from '../../pictures/picture-addresses.ts'
import type { Seen } from '../../search/session/search-gatherer.ts'
import type { StoredStay, ViewedStay } from './gather-properties.ts'

/**
 * What somebody sees of a property: the fee of their cheapest way to pay is in every price, who sells it is for roles that see margin, and its pictures
 * are served by us.
 */
export function viewStay({ currency, viewer: { seesMargin, ways = [] } }: Seen) {
  const feeOn = (amount: number) => cheapestFee({ amount, currency }, ways).amount
  return ({ total, rates, pictures, sources }: StoredStay): ViewedStay => {
    const withFee = rates?.map((rate) => {
      const paymentFee = feeOn(rate.payNow)
      return { ...rate, paymentFee, payNow: rate.payNow + paymentFee, total: rate.total + paymentFee }
    })
    return {
      // What is known before the rates is the price of one that is paid at once.
      total: withFee ? Math.min(...withFee.map((rate) => rate.total)) : total + feeOn(total),
      rates: withFee ?? null,
      photos: addressesOf(pictures),
      sources: seesMargin ? sources : null,
    }
  }
}
