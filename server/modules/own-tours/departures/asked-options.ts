import { type AnyColumn, and, between, eq, sql } from 'drizzle-orm'
import type { Departure } from '#domain/authored-tours/availability/schedule.ts'
import type { AuthoredOption } from '#domain/authored-tours/option-shape.ts'
import { poolOf } from '#domain/authored-tours/sale/seats.ts'
import type { Ctx } from '../../../ctx.ts'

/** Departures of one option, ascending. */
export interface AskedOption {
  tourId: string
  option: AuthoredOption
  departures: readonly [Departure, ...Departure[]]
}

export const firstOf = ({ departures: [first] }: AskedOption): string => first.id
export const lastOf = ({ departures }: AskedOption): string => (departures.at(-1) ?? departures[0]).id

/** The values of the statements that read the departures of some options: they are the same statements for any number of options. */
export function valuesOf(ctx: Ctx, asked: readonly AskedOption[]) {
  const poolsAt = (of: (one: AskedOption) => string) => asked.map((one) => poolOf(one.tourId, one.option.id, of(one)))
  return {
    agencyId: ctx.agencyId,
    now: ctx.now(),
    tours: [...new Set(asked.map(({ tourId }) => tourId))],
    options: [...new Set(asked.map(({ option }) => option.id))],
    from: asked.map(firstOf).toSorted()[0] ?? '',
    to: asked.map(lastOf).toSorted().at(-1) ?? '',
    firstPools: poolsAt(firstOf),
    lastPools: poolsAt(lastOf),
  }
}

const textsOf = (name: string) => sql`${sql.placeholder(name)}::text[]`

/** The rows of the tours, options and days that are asked. There may be more than of the departures: a reader looks those up by `poolOf`. */
export const isAmong = (row: { agencyId: AnyColumn; tourId: AnyColumn; optionId: AnyColumn; departureId: AnyColumn }) =>
  and(
    eq(row.agencyId, sql.placeholder('agencyId')),
    sql`${row.tourId} = any(${sql.placeholder('tours')}::uuid[])`,
    sql`${row.optionId} = any(${textsOf('options')})`,
    between(row.departureId, sql.placeholder('from'), sql.placeholder('to')),
  )

/** The pools of the options as ranges to join: a year of hourly starts has thousands of them. */
export const askedPools = sql`unnest(${textsOf('firstPools')}, ${textsOf('lastPools')}) as asked(first, last)`
export const isAskedPool = (pool: AnyColumn) => between(pool, sql`asked.first`, sql`asked.last`)
