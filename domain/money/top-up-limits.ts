/** Limits of a top-up, in minor units of its currency. */
export interface TopUpLimits {
  least: number
  most: number
  /** Suggested round amounts. */
  usual: readonly number[]
}

/** `most` covers the top-ups of the largest agencies and prevents typing errors; each row has about the same value. */
export const limitsByCurrency: Partial<Record<string, TopUpLimits>> = {
  NGN: { least: 1_000_00, most: 50_000_000_00, usual: [100_000_00, 500_000_00, 1_000_000_00, 5_000_000_00] },
  GHS: { least: 10_00, most: 400_000_00, usual: [1_000_00, 5_000_00, 10_000_00, 50_000_00] },
  KES: { least: 100_00, most: 5_000_000_00, usual: [10_000_00, 50_000_00, 100_000_00, 500_000_00] },
  ZAR: { least: 10_00, most: 600_000_00, usual: [1_000_00, 5_000_00, 10_000_00, 50_000_00] },
  // The gateway's minimum.
  USD: { least: 2_00, most: 35_000_00, usual: [100_00, 500_00, 1_000_00, 5_000_00] },
}

/** Null for a currency that no gateway accepts: such wallets cannot be topped up here. */
export const topUpLimits = (currency: string): TopUpLimits | null => limitsByCurrency[currency] ?? null
