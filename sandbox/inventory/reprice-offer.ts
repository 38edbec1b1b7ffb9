import { minorUnits, moneyText } from './money-text.ts'
import type { Offer } from './wire.ts'

/** The same offer at another price, for price changes between search and purchase. Only the fare changes; taxes do not. */
export function repriceOffer(offer: Offer, factor: number): Offer {
  const base = Math.round((minorUnits(offer.base_amount) * factor) / 100) * 100
  return { ...offer, base_amount: moneyText(base), total_amount: moneyText(base + minorUnits(offer.tax_amount)) }
}
