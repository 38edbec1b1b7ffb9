import { type Money, parseDecimal } from '#domain/money.ts'

/** An offer, a house or a rate that must not be sold; the reason is a short fixed text that is counted. */
export class BadOffer extends Error {}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** Ten billion naira: no nine seats and no eight rooms cost that, a wrong unit soon does. */
const HIGHEST = 1_000_000_000_000

/** A price as integer minor units. Throws BadOffer for anything but a plain positive decimal of a currency that exists. */
export function priceOf(amount: string, currency: string): Money {
  if (!currencies.has(currency)) throw new BadOffer('unknown currency')
  let price: Money
  try {
    price = parseDecimal(amount, currency)
  } catch {
    throw new BadOffer('unreadable price')
  }
  if (price.amount <= 0) throw new BadOffer('price not above zero')
  if (price.amount > HIGHEST) throw new BadOffer('price beyond belief')
  return price
}

/** An amount that is only shown: null rather than a lost offer when it cannot be read. */
export function sideAmount(amount: string | null | undefined, currency: string | null | undefined): Money | null {
  if (!amount || !currency || !currencies.has(currency)) return null
  try {
    const value = parseDecimal(amount, currency)
    return value.amount >= 0 && value.amount <= HIGHEST ? value : null
  } catch {
    return null
  }
}
