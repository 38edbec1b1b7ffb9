import { divideRounded, isLess, type Money, money, zero } from './money.ts'

/** What a gateway keeps of a charge, in the charge's currency. */
interface FeeTable {
  /** Hundredths of a percent. */
  rate: number
  flat: number
  /** Charges below this carry no flat part. */
  flatFrom: number
  cap: number
}

/** Paystack's published fee for local charges in naira, by card or by bank transfer: 1.5 % + NGN 100, the 100 waived under NGN 2,500, at most NGN 2,000. */
const paystackNaira: FeeTable = { rate: 150, flat: 100_00, flatFrom: 2_500_00, cap: 2_000_00 }

function feeOn(charged: number, table: FeeTable): number {
  const flat = charged < table.flatFrom ? 0 : table.flat
  return Math.min(Number(divideRounded(BigInt(charged) * BigInt(table.rate), 10_000n)) + flat, table.cap)
}

/** The surcharge to put on `price` so that the price itself arrives when the gateway has kept its fee. */
export function gatewaySurcharge(price: Money): Money {
  const table = paystackNaira
  const capped = price.amount + table.cap
  if (feeOn(capped, table) === table.cap) return money(table.cap, price.currency)
  const grossUp = (flat: number) => Number(divideRounded(BigInt(price.amount + flat) * 10_000n, BigInt(10_000 - table.rate)))
  const withoutFlat = grossUp(0)
  const charged = withoutFlat < table.flatFrom ? withoutFlat : grossUp(table.flat)
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

/** The most that a way can add to a price, whatever the price is. */
export const highestFee = (way: WayToPay, currency: string): Money => feeOf[way](money(HIGHEST_PRICE, currency))
/** Minor units; far above the price from which the fee is capped. */
const HIGHEST_PRICE = 1_000_000_000_00
