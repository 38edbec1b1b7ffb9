import { formatDate } from '#domain/dates.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { FoundStay, RateFacts } from '#domain/stays/found-stay.ts'
import { boardWords, payWhenWords, sentence } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'

const scoreWords: [least: number, word: string][] = [
  [9, 'Excellent'],
  [8, 'Very good'],
  [7, 'Good'],
  [6, 'Fair'],
]

/** The word for a guest score. */
export const scoreWord = (score: number): string => scoreWords.find(([least]) => score >= least)?.[1] ?? 'Mixed'

/** `9.1 of 10, Excellent, 1,204 reviews` for screen readers; the badge shows the parts. */
export const reviewsWords = (count: number | null, numbers: Numbers): string | null =>
  count === null ? null : `${numbers.count(count)} ${count === 1 ? 'review' : 'reviews'}`

/** `Guest property` */
export const typeName = ({ type }: Pick<FoundStay, 'type'>): string => sentence(type ?? 'accommodation')

/** `5 stars` */
export const starsWords = (stars: number): string => (stars === 1 ? '1 star' : `${stars} stars`)

/** `1.2 km`, `400 m` */
export const distanceWords = (km: number, numbers: Numbers): string =>
  km < 1 ? `${Math.round(km * 10) * 100} m` : `${numbers.count(km)} km`

const byZone = new Map<string, Intl.DateTimeFormat>()

/** `8 Dec 2026, 18:00` in the time zone of the place. */
export function placeTime(instant: string, zone: string): string {
  const format =
    byZone.get(zone) ??
    new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short', timeStyle: 'short', hourCycle: 'h23' })
  byZone.set(zone, format)
  const [day = '', time = ''] = format.format(new Date(instant)).split(', ')
  return `${formatDate(day).replace(/^0/, '')}, ${time}`
}

/** The refund terms in short. */
export function refundWords({ refundability, freeUntil }: RateFacts, zone: string): string {
  if (refundability === 'free') return freeUntil ? `Free cancellation until ${placeTime(freeUntil, zone)}` : 'Free cancellation'
  return refundability === 'partial' ? 'Partly refundable' : 'Not refundable'
}

/** `Breakfast included`, `Pay at the property` */
export const boardOf = ({ board }: RateFacts): string => boardWords[board]
export const payOf = ({ payWhen }: RateFacts): string => payWhenWords[payWhen]

/** `from 14:00` and `until 11:00` in the time zone of the place; null if unknown. */
export const hoursOf = ({ checkInFrom, checkOutUntil }: Pick<StayProperty, 'checkInFrom' | 'checkOutUntil'>) => ({
  checkIn: checkInFrom && `from ${checkInFrom}`,
  checkOut: checkOutUntil && `until ${checkOutUntil}`,
})
