import { cheapestFee } from '#domain/money/payment-fees.ts'
import { addressesOf } from '../../pictures/picture-addresses.ts'
import type { Seen } from '../../search/session/search-gatherer.ts'
import type { StoredStay, ViewedStay } from './gather-properties.ts'

/**
 * A property for the viewer: every price includes the fee of their cheapest payment method, the supplier is visible to roles that see margin, and our
 * server sends the pictures.
 */
export function viewStay({ currency, viewer: { seesMargin, ways = [] } }: Seen) {
  const feeOn = (amount: number) => cheapestFee({ amount, currency }, ways).amount
  return ({ total, rates, pictures, sources }: StoredStay): ViewedStay => {
    const withFee = rates?.map((rate) => {
      const paymentFee = feeOn(rate.payNow)
      return { ...rate, paymentFee, payNow: rate.payNow + paymentFee, total: rate.total + paymentFee }
    })
    return {
      // Before the rates are known the price is that of a rate paid at once.
      total: withFee ? Math.min(...withFee.map((rate) => rate.total)) : total + feeOn(total),
      rates: withFee ?? null,
      photos: addressesOf(pictures),
      sources: seesMargin ? sources : null,
    }
  }
}
