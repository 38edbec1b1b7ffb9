interface Fee {
  /** Thousandths. */
  rate: number
  flat: number
  /** Charges below this have no flat part. */
  flatFrom: number
  cap: number
}

const share = (rate: number, flat = 0): Fee => ({ rate, flat, flatFrom: 0, cap: Number.POSITIVE_INFINITY })

/** Paystack's fee on a local charge in minor units, as published at paystack.com/pricing for each country; foreign cards for dollars. */
const fees: Record<string, Fee> = {
  NGN: { rate: 15, flat: 10_000, flatFrom: 250_000, cap: 200_000 },
  GHS: share(19.5),
  KES: share(29),
  ZAR: share(33.35, 115),
  USD: share(39),
}

export function countFees(amount: number, currency: string): number {
  const { rate, flat, flatFrom, cap } = fees[currency] ?? share(0)
  return Math.min(Math.ceil((amount * rate) / 1000) + (amount < flatFrom ? 0 : flat), cap)
}

/** The fee on a payout, in kobo: NGN 10 up to NGN 5,000, NGN 25 up to NGN 50,000, NGN 50 above. */
export function countTransferFee(amount: number): number {
  if (amount <= 500_000) return 1_000
  return amount <= 5_000_000 ? 2_500 : 5_000
}
