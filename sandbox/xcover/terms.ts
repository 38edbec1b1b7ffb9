import { priceOf } from './make-quotes.ts'
import { type PolicyRow, policyRows } from './policies.data.ts'
import type { BookingRecord, PolicyTerms, QuoteRecord } from './records.ts'
import { unknown } from './xcover-error.ts'

const DAY_MS = 86_400_000

export function rowOf(code: string): PolicyRow {
  const row = policyRows.find((one) => one.code === code)
  if (!row) throw unknown('Policy')
  return row
}

/** What a bound policy covers and costs: as its last update has it, or as it was quoted. */
export function termsOf(booking: BookingRecord, { asked, raise }: QuoteRecord): PolicyTerms {
  if (booking.terms) return booking.terms
  const { total, tax } = priceOf(rowOf(booking.policyCode), asked, raise)
  return { asked, total, tax }
}

/** When the cooling-off period of a policy ends: it begins with the purchase, whatever is updated later. */
export const coolingOffEnds = ({ bound, policyCode }: BookingRecord): number => bound + rowOf(policyCode).coolingOffDays * DAY_MS
