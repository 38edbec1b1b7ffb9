import { english } from '../numbers.ts'
import { money } from './money.ts'

/** Limits of a top-up, in minor units of its currency. */
export interface TopUpLimits {
  least: number
  most: number
  /** Suggested round amounts. */
  usual: readonly number[]
}

/** `most` covers the top-ups of the largest agencies and prevents typing errors; each row has about the same value. */
const limits: Partial<Record<string, TopUpLimits>> = {
  NGN: { least: 1_000_00, most: 50_000_000_00, usual: [100_000_00, 500_000_00, 1_000_000_00, 5_000_000_00] },
  GHS: { least: 10_00, most: 400_000_00, usual: [1_000_00, 5_000_00, 10_000_00, 50_000_00] },
  KES: { least: 100_00, most: 5_000_000_00, usual: [10_000_00, 50_000_00, 100_000_00, 500_000_00] },
  ZAR: { least: 10_00, most: 600_000_00, usual: [1_000_00, 5_000_00, 10_000_00, 50_000_00] },
  // The gateway's minimum.
  USD: { least: 2_00, most: 35_000_00, usual: [100_00, 500_00, 1_000_00, 5_000_00] },
}

/** Null for a currency that no gateway accepts: such wallets cannot be topped up here. */
export const topUpLimits = (currency: string): TopUpLimits | null => limits[currency] ?? null

/** The widest range over all currencies, for the API document. */
export const topUpBounds = {
  least: Math.min(...Object.values(limits).map((one) => one?.least ?? 0)),
  most: Math.max(...Object.values(limits).map((one) => one?.most ?? 0)),
}

/** The message of each currency, for the API document. */
export const topUpRules = (): string[] =>
  Object.entries(limits).map(([currency, one]) => {
    const [least, most] = [one?.least ?? 0, one?.most ?? 0].map((amount) => english.amount(money(amount, currency)))
    return `${currency}: Enter an amount from ${least} to ${most}.`
  })
