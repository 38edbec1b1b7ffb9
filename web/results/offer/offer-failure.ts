import type { LocalDate } from '#domain/dates.ts'
import { ApiFailure } from '../../api-failure.ts'

/** Why the page of one offer cannot be shown. */
export type Unread =
  | { state: 'expired' }
  /** `today` is at the agency, for a form of other days. */
  | { state: 'gone'; today?: LocalDate }
  | { state: 'failed'; words: { title: string; text: string } }

interface To {
  to: string
  label: string
}

/** An offer that is sold out, in words; another search for it, and other offers. */
export interface SoldOut {
  title: string
  change: To
  others: To
}

export const soldOutText = 'Nothing was booked and nothing was charged. Other days may have some.'

/** Failures that can be retried. */
const passing = ['supplier.unavailable', 'server.busy', 'input.too-many-requests']

/** The reason of a failed call, by the codes of the product; any other error is thrown. */
export function offerFailure(error: unknown, codes: { expired: string; gone: string }): Unread {
  if (!(error instanceof ApiFailure)) throw error
  const { code, title, body } = error.data
  if (code === codes.expired || code === 'input.invalid') return { state: 'expired' }
  if (code === codes.gone) return { state: 'gone' }
  if (!passing.includes(code)) throw error
  return { state: 'failed', words: { title, text: body } }
}
