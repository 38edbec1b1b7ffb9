import type { LocalDate } from '#domain/dates.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { TourOption } from '#domain/tours/tour.ts'
import { shortDay } from '../../search/day-words.ts'
import { travellerCount, travellerWords } from '../../search/traveller-words.ts'

interface Party {
  adults: number
  children: readonly unknown[]
}

/** `1 activity`, `1,204 activities` */
export const activities = (count: number, numbers: Numbers): string =>
  count === 1 ? '1 activity' : `${numbers.count(count)} activities`

/** `2 adults, 1 child` */
export const partyWords = ({ adults, children }: Party): string => travellerWords({ adults, children, infants: 0 })

/** `3 people`: for a narrow field. */
export const partyCount = ({ adults, children }: Party): string => travellerCount({ adults, children, infants: 0 }, 'people')

/** `Tue 8 Dec`, or `Tue 8 Dec – Fri 11 Dec` */
export const tourDays = ({ from, to }: { from: LocalDate; to: LocalDate }): string =>
  from === to ? shortDay(from) : `${shortDay(from)} – ${shortDay(to)}`

const DAY = 1_440
const HOUR = 60

/** Minutes are counted up to an hour and a half, except whole hours. */
function unitOf(minutes: number): number {
  if (minutes >= 2 * DAY) return DAY
  return minutes >= 90 || minutes === HOUR ? HOUR : 1
}

/** `45 minutes`, `2 hours`, `3.5 hours`, `2 days`, and `2 – 3 hours` of a range. */
export function durationWords(from: number, to = from): string {
  const unit = unitOf(to)
  const name = { 1: 'minute', 60: 'hour', 1440: 'day' }[unit] ?? 'minute'
  const count = (minutes: number) => String(Math.round((minutes / unit) * 10) / 10)
  const words = from === to ? count(from) : `${count(from)} – ${count(to)}`
  return `${words} ${words === '1' ? name : `${name}s`}`
}

/** `until 24 hours before`; of minutes before the start. */
const untilWords = (minutes: number): string => (minutes === 0 ? 'until it starts' : `until ${durationWords(minutes)} before`)

/** `Free cancellation until 24 hours before`; of minutes before the start. */
export const freeUntilWords = (minutes: number): string => `Free cancellation ${untilWords(minutes)}`

/** The terms of cancelling in a few words; `free` in minutes before the start. */
export function refundWords(free: number | null, isPartlyRefundable: boolean): string {
  if (free !== null) return freeUntilWords(free)
  return isPartlyRefundable ? 'Partly refundable' : 'Not refundable'
}

/** All terms of cancelling: `Free cancellation until 24 hours before, then 50% back until 2 hours before; later no refund` */
export function cancellationWords({
  freeCancellationMinutes: free,
  partialRefunds = [],
}: Pick<TourOption, 'freeCancellationMinutes' | 'partialRefunds'>): string {
  const terms = [
    ...(free === null ? [] : [freeUntilWords(free)]),
    ...partialRefunds.map(({ minutesBefore, refundPercent }) => `${refundPercent}% back ${untilWords(minutesBefore)}`),
  ]
  return terms.length === 0 ? 'Not refundable' : `${terms.join(', then ')}; later no refund`
}
