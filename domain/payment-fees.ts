import { divideRounded, isLess, type Money, money, zero } from './money.ts'

/** What the gateway keeps of a charge, in minor units of the charge's currency. */
interface FeeTable {
  /** Thousandths of a percent. */
  rate: number
  flat: number
  /** Charges below this carry no flat part. */
  flatFrom: number
  /** Null where the fee has no upper bound. */
  cap: number | null
}

const share = (rate: number, flat = 0): FeeTable => ({ rate, flat, flatFrom: 0, cap: null })

/**
 * Paystack's published fees, by the currency of the charge: local cards where a country has them, and foreign ones for dollars. South Africa's are
 * published without its VAT of 15 %, which is added here.
 */
const paystack: Partial<Record<string, FeeTable>> = {
  NGN: { rate: 1500, flat: 100_00, flatFrom: 2_500_00, cap: 2_000_00 },
  GHS: share(1950),
  KES: share(2900),
  ZAR: share(3335, 115),
  USD: share(3900),
}

const WHOLE = 100_000

function feeOn(charged: number, { rate, flat, flatFrom, cap }: FeeTable): number {
  const fee = Number(divideRounded(BigInt(charged) * BigInt(rate), BigInt(WHOLE))) + (charged < flatFrom ? 0 : flat)
  return cap === null ? fee : Math.min(fee, cap)
}

/** The surcharge to put on `price` so that the price itself arrives when the gateway has kept its fee. Nothing where no fee is published. */
export function gatewaySurcharge(price: Money): Money {
  const table = paystack[price.currency]
  if (!table || price.amount === 0) return zero(price.currency)
  const { rate, flat, flatFrom, cap } = table
  if (cap !== null && feeOn(price.amount + cap, table) === cap) return money(cap, price.currency)
  const grossUp = (part: number) => Number(divideRounded(BigInt(price.amount + part) * BigInt(WHOLE), BigInt(WHOLE - rate)))
  const withoutFlat = grossUp(0)
  const charged = withoutFlat < flatFrom ? withoutFlat : grossUp(flat)
  return money(charged - price.amount, price.currency)
}

/** What each way to pay adds to a price. */
export const feeOf = {
  wallet: (price: Money) => zero(price.currency),
  card: gatewaySurcharge,
  'bank-transfer': gatewaySurcharge,
} as const
export type WayToPay = keyof typeof feeOf

/** What the cheapest of these ways adds: it is part of every price that is shown. Nothing where there is no way to pay. */
export function cheapestFee(price: Money, ways: readonly WayToPay[]): Money {
  const fees = ways.map((way) => feeOf[way](price))
  return fees.reduce((least, fee) => (isLess(fee, least) ? fee : least), fees[0] ?? zero(price.currency))
}

/** What is known of a way's fee before a price is: the most that it adds, or where that has no bound, its part of what is charged. */
export type FeeBound = { most: Money } | { percent: number; flat: Money }

export function boundOf(way: WayToPay, currency: string): FeeBound {
  const table = way === 'wallet' ? undefined : paystack[currency]
  if (!table) return { most: zero(currency) }
  const { rate, flat, cap } = table
  return cap === null ? { percent: rate / 1000, flat: money(flat, currency) } : { most: money(cap, currency) }
}
