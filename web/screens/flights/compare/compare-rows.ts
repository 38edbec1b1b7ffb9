import type { ComparedOffer } from '#domain/flights/compare.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { Money } from '#domain/money/money.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { SeenPriceChange } from '#domain/results/price-change.ts'
import { type CompareRow, type RowRule, toRows } from '../../../compare/compare-rows.ts'
import { aboardRows } from './aboard-rows.ts'
import { fareRows } from './fare-rows.ts'
import { priceRows } from './price-rows.ts'
import { wayRows } from './way-rows.ts'

/** A flight in the comparison. */
export interface Column {
  searchId: string
  /** The search as query parameters. */
  query: string
  /** ISO instant until which it can be booked. */
  expiresAt: string
  /** `2 adults, 1 child` */
  travellers: string
  offer: PricedFlightOffer
  /** As the address names it. Where the same is sold cheaper, `offer` is that one. */
  wanted: ComparedOffer
  news: SeenPriceChange | null
}

/** A row of flights. */
export type FlightRow = RowRule<Column>

/** Everything there is to compare, row by row. `format` writes money. */
export function compareRows(
  columns: readonly Column[],
  format: (value: Money) => string,
  { zone, numbers }: { zone: string; numbers: Numbers },
): CompareRow[] {
  return toRows([...priceRows(columns, format, zone), ...wayRows(columns), ...fareRows(format), ...aboardRows(numbers)], columns)
}
