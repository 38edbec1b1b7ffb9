const CAP = 200_000
const FLAT = 10_000
const FLAT_FROM = 250_000

/**
 * Paystack's fee on a local charge, in kobo: 1.5 % plus NGN 100, the NGN 100 waived below NGN 2,500, never above NGN 2,000.
 * Published at paystack.com/pricing (Nigeria).
 */
export function countFees(amount: number): number {
  const flat = amount < FLAT_FROM ? 0 : FLAT
  return Math.min(Math.ceil((amount * 15) / 1000) + flat, CAP)
}

/** The fee on a payout, in kobo: NGN 10 up to NGN 5,000, NGN 25 up to NGN 50,000, NGN 50 above. */
export function countTransferFee(amount: number): number {
  if (amount <= 500_000) return 1_000
  return amount <= 5_000_000 ? 2_500 : 5_000
}
