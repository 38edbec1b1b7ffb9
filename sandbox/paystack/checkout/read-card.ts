import type { CardDetails } from '../charge-card.ts'
import { isCardNumber } from '../test-cards.ts'

export type CardField = 'number' | 'expiry' | 'cvv'
export type FieldErrors = Partial<Record<CardField, string>>

const isPast = (month: number, year: number, now: Date) => year * 12 + month - 1 < now.getUTCFullYear() * 12 + now.getUTCMonth()

/** Parses the card form: the details, or the errors by field. The expiry is MM/YY or MM/YYYY and counts to the end of its month. */
export function readCard(form: Partial<Record<CardField, string>>, now: Date): { card: CardDetails } | { errors: FieldErrors } {
  const errors: FieldErrors = {}
  const number = (form.number ?? '').replace(/[\s-]/g, '')
  if (!isCardNumber(number))
    errors.number = number === '' ? 'Enter the card number' : 'This is not a card number; check the digits'

  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(form.expiry ?? '') ?? []
  const fullYear = year.length === 2 ? 2000 + Number(year) : Number(year)
  if (month === '' || Number(month) < 1 || Number(month) > 12) errors.expiry = 'Enter month and year, such as 09/29'
  else if (isPast(Number(month), fullYear, now)) errors.expiry = 'This card has expired'

  const cvv = (form.cvv ?? '').trim()
  if (!/^\d{3,4}$/.test(cvv)) errors.cvv = 'Enter the 3 or 4 digits'

  if (Object.keys(errors).length > 0) return { errors }
  return { card: { number, cvv, expMonth: month.padStart(2, '0'), expYear: String(fullYear) } }
}
