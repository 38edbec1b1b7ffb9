import { minorDigits, type Money } from '#domain/money/money.ts'
import { netFor } from '../bookings/price-own.ts'
import type { Seller } from '../seller.ts'

/** A price in the form of OCTO, with what the seller owes of it. */
export const octoMoney = (seller: Seller, retail: Money) => ({
  original: retail.amount,
  retail: retail.amount,
  net: netFor(seller, retail).amount,
  currency: retail.currency,
  currencyPrecision: minorDigits(retail.currency),
  includedTaxes: [],
})
