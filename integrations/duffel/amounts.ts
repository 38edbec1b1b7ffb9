import { type Money, parseDecimal } from '#domain/money/money.ts'

/** An offer, a property or a rate that must not be sold; the reason is a short fixed text for counting. */
export class BadOffer extends Error {}

const currencies: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'))
/** Ten billion naira: above any real price, below most prices with a wrong unit. */
const HIGHEST = 1_000_000_000_000

/** A price as integer minor units. Throws BadOffer unless it is a plain positive decimal of an existing currency. */
export function priceOf(amount: string, currency: string): Money {
  if (!currencies.has(currency)) throw new BadOffer('unknown currency')
  let price: Money
  try {
    price = parseDecimal(amount, currency)
  } catch {
    throw new BadOffer('unreadable price')
  }
  if (price.amount <= 0) throw new BadOffer('price not above zero')
  if (price.amount > HIGHEST) throw new BadOffer('implausible price')
  return price
}

/** An amount for display only: null if it is invalid, so that the offer is not lost. */
export function sideAmount(amount: string | null | undefined, currency: string | null | undefined): Money | null {
  if (!amount || !currency || !currencies.has(currency)) return null
  try {
    const value = parseDecimal(amount, currency)
    return value.amount >= 0 && value.amount <= HIGHEST ? value : null
  } catch {
    return null
  }
}
