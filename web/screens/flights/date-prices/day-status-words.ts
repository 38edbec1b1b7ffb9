import type { DatePrice } from '#domain/flights/date-prices.ts'

const words: Record<Exclude<DatePrice['status'], 'priced'>, string> = {
  'no-flights': 'No flights',
  'not-sold': 'Not sold',
  unknown: 'Not known',
}

/** Why a day has no price. */
export const dayStatusWords = (price: Pick<DatePrice, 'status'> | null): string =>
  words[price && price.status !== 'priced' ? price.status : 'unknown']
