import { divideRounded, isLess, type Money, money, zero } from './money.ts'

/** The gateway's fee for a charge, in minor units of the charge's currency. */
interface FeeTable {
  /** Thousandths of a percent. */
  rate: number
  flat: number
  /** Charges below this have no flat part. */
  flatFrom: number
  /** Null if the fee has no upper bound. */
  cap: number | null
}

const share = (rate: number, flat = 0): FeeTable => ({ rate, flat, flatFrom: 0, cap: null })

/**
 * Paystack's published fees, by charge currency: local cards where a country has them, and foreign ones for dollars. South Africa's are published
 * without its VAT of 15 %, which is added here.
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

/** The surcharge on `price` that leaves exactly the price after the gateway's fee. Zero if no fee is published. */
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

/** The surcharge of each payment method. */
export const feeOf = {
  wallet: (price: Money) => zero(price.currency),
  card: gatewaySurcharge,
  'bank-transfer': gatewaySurcharge,
} as const
export type WayToPay = keyof typeof feeOf

/** The surcharge of the cheapest method, which every shown price includes. Zero without payment methods. */
export function cheapestFee(price: Money, ways: readonly WayToPay[]): Money {
  const fees = ways.map((way) => feeOf[way](price))
  return fees.reduce((least, fee) => (isLess(fee, least) ? fee : least), fees[0] ?? zero(price.currency))
}

/** The known bound of a method's fee before the price is known: its maximum, or without a maximum its percentage. */
export type FeeBound = { most: Money } | { percent: number; flat: Money }

export function boundOf(way: WayToPay, currency: string): FeeBound {
  const table = way === 'wallet' ? undefined : paystack[currency]
  if (!table) return { most: zero(currency) }
  const { rate, flat, cap } = table
  return cap === null ? { percent: rate / 1000, flat: money(flat, currency) } : { most: money(cap, currency) }
}
