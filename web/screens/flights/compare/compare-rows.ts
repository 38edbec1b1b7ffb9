import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import type { Money } from '#domain/money.ts'
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
}

export interface RowRule {
  /** What it belongs to: `Price`, `Outbound`, `Fare`. */
  group: string
  label: string
  text: (column: Column) => string
  /** The lowest is the best; null where nothing is told. Without it no value is better than another. */
  rank?: (column: Column) => number | null
  /** What the best is called: `Lowest`, `Shortest`. */
  word?: string
  /** True for what the customer must not see on paper. */
  isOurs?: true
}

export interface CompareRow extends Pick<RowRule, 'group' | 'label'> {
  /** One text a flight. */
  cells: string[]
  /** The flights that are best here; none where all are the same. */
  best: number[]
  word: string
  differs: boolean
  isOurs: boolean
}

function bestOf(ranks: readonly (number | null)[]): number[] {
  const told = ranks.filter((rank) => rank !== null)
  const lowest = Math.min(...told)
  const isSame = told.length === ranks.length && told.every((rank) => rank === lowest)
  return isSame ? [] : ranks.flatMap((rank, index) => (rank === lowest && rank !== null ? [index] : []))
}

function toRow(rule: RowRule, columns: readonly Column[]): CompareRow {
  const { group, label, text, rank, word = '' } = rule
  const cells = columns.map(text)
  const best = rank ? bestOf(columns.map(rank)) : []
  return { group, label, cells, best, word, differs: new Set(cells).size > 1, isOurs: rule.isOurs ?? false }
}

/** Everything there is to compare, row by row. `format` writes money. */
export function compareRows(columns: readonly Column[], format: (value: Money) => string): CompareRow[] {
  const rules = [...priceRows(columns, format), ...wayRows(columns), ...fareRows(format), ...aboardRows()]
  return rules.map((rule) => toRow(rule, columns))
}
