import { type AnyColumn, and, between, type SQL, sql } from 'drizzle-orm'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { poolOf } from '#domain/authored-tours/sale/seats.ts'

/** Departures of one option, ascending. */
export interface AskedOption {
  tourId: string
  option: AuthoredOption
  departures: readonly [Departure, ...Departure[]]
}

export const firstOf = ({ departures: [first] }: AskedOption): string => first.id
export const lastOf = ({ departures }: AskedOption): string => (departures.at(-1) ?? departures[0]).id

const texts = (values: readonly string[]) => sql`${sql.param(values)}::text[]`

/**
 * The rows of some options' departures, whose statement is the same for any number of options: those of their tours, options and days. It also includes
 * what lies between, so that a reader looks its departures up by `poolOf`.
 */
export function isAmong(
  asked: readonly AskedOption[],
  row: { tourId: AnyColumn; optionId: AnyColumn; departureId: AnyColumn },
): SQL | undefined {
  const tours = [...new Set(asked.map(({ tourId }) => tourId))]
  const options = [...new Set(asked.map(({ option }) => option.id))]
  const [from = ''] = asked.map(firstOf).toSorted()
  const to = asked.map(lastOf).toSorted().at(-1) ?? ''
  return and(
    sql`${row.tourId} = any(${sql.param(tours)}::uuid[])`,
    sql`${row.optionId} = any(${texts(options)})`,
    between(row.departureId, from, to),
  )
}

/** The pools of options as ranges to join, `pool between first and last`: a year of hourly starts has thousands of them. */
export function rangesOfPools(asked: readonly AskedOption[]): { ranges: SQL; isWithin: (pool: AnyColumn) => SQL } {
  const named = (of: (one: AskedOption) => string) => texts(asked.map((one) => poolOf(one.tourId, one.option.id, of(one))))
  return {
    ranges: sql`unnest(${named(firstOf)}, ${named(lastOf)}) as asked(first, last)`,
    isWithin: (pool) => between(pool, sql`asked.first`, sql`asked.last`),
  }
}
