import { and, sql } from 'drizzle-orm'
import { poolOf } from '#domain/authored-tours/sale/seats.ts'
import type { AddOnLeft } from '#domain/tours/add-ons.ts'
import type { Transaction } from '../../../db/connect.ts'
import { prepared } from '../../../db/prepared.ts'
import { tourOwnBookings } from '../../../db/schema/index.ts'
import { type AskedOption, isAmong } from './asked-options.ts'
import { type CountedValues, isTakingFromClaimant } from './is-taking.ts'

const stocksOf = ({ option }: AskedOption) =>
  option.addOns.flatMap(({ id, stock }) => (typeof stock === 'number' ? [{ id, stock }] : []))

const takenAddOns = prepared((tx: Transaction) => {
  const addOnId = sql<string>`one->>'id'`
  const { tourId, optionId, departureId } = tourOwnBookings
  return tx
    .select({ tourId, optionId, departureId, addOnId, pieces: sql<number>`sum((one->>'quantity')::int)::int` })
    .from(tourOwnBookings)
    .crossJoin(sql`jsonb_array_elements(${tourOwnBookings.addOns}) as one`)
    .where(and(isAmong(tourOwnBookings), isTakingFromClaimant(tx)))
    .groupBy(tourId, optionId, departureId, addOnId)
    .prepare('own_add_ons_taken')
})

/** What is left of the add-ons with a stock, by option and pool. Within a lock of the departure's pool nobody else takes one. */
export async function readAddOnsLeft(tx: Transaction, asked: readonly AskedOption[], values: CountedValues) {
  if (asked.every((one) => stocksOf(one).length === 0)) return () => undefined
  const rows = await takenAddOns(tx).execute({ ...values })
  const keyOf = (pool: string, id: string) => `${pool} ${id}`
  const pieces = new Map(rows.map((row) => [keyOf(poolOf(row.tourId, row.optionId, row.departureId), row.addOnId), row.pieces]))
  return (one: AskedOption, pool: string): AddOnLeft[] | undefined => {
    const stocks = stocksOf(one)
    if (stocks.length === 0) return undefined
    return stocks.map(({ id, stock }) => ({ id, left: Math.max(0, stock - (pieces.get(keyOf(pool, id)) ?? 0)) }))
  }
}
