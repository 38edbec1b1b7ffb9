/** Amounts on the wire are decimal text with two places; sums are made in whole hundredths. */
export const toMinor = (amount: string) => Math.round(Number(amount) * 100)

/** Whole hundredths as the wire writes them: `2050` is `20.50`. */
export function toAmount(minor: number): string {
  const sign = minor < 0 ? '-' : ''
  const digits = String(Math.abs(Math.round(minor))).padStart(3, '0')
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** A fare increase in hundredths: seven percent, in whole units of the currency and at least one. */
export const riseOf = (minor: number) => Math.max(100, Math.round((minor * 0.07) / 100) * 100)

export const sumOf = (amounts: number[]) => amounts.reduce((sum, amount) => sum + amount, 0)

/** Decimal text such as `123.45`, in the vendor's format. */
export const AMOUNT = /^\d{1,15}(\.\d{1,2})?$/
