import { divideRounded, type Money, money } from './money.ts'

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
