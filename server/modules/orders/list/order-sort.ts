import { asc, desc, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { OrderQuery } from '#contract/orders/order-query.ts'
import type { PageCursor } from '../../../db/page-cursor.ts'
import { orders } from '../../../db/schema/index.ts'
import type { OrderRecord } from './order-row.ts'

/** A range of rows that one index returns in sequence. */
export interface Run {
  where: SQL | undefined
  orderBy: SQL[]
  /** For ranges sorted by number: the direction, and the number after which the range begins. */
  along?: { direction: Direction; after: number | null }
}

interface Sort {
  runs(cursor: PageCursor | null): Run[]
  valueOf(row: Pick<OrderRecord, 'total' | 'startsLocal'>): PageCursor['value']
}

type Direction = 'asc' | 'desc'
const turn = { asc, desc }
const beyond = { asc: sql.raw('>'), desc: sql.raw('<') }

const byNumber = (direction: Direction): Sort => ({
  runs: (cursor) => [
    {
      where: cursor ? sql`${orders.number} ${beyond[direction]} ${cursor.number}` : undefined,
      orderBy: [turn[direction](orders.number)],
      along: { direction, after: cursor?.number ?? null },
    },
  ],
  valueOf: () => null,
})

const byTotal = (direction: Direction): Sort => ({
  runs: (cursor) => [
    {
      where: cursor
        ? sql`(${orders.total}, ${orders.number}) ${beyond[direction]} (${cursor.value}::bigint, ${cursor.number})`
        : undefined,
      orderBy: [turn[direction](orders.total), turn[direction](orders.number)],
    },
  ],
  valueOf: (row) => row.total,
})

/** Orders without a departure are last in both directions, as a separate range: one index range each. */
const byDeparture = (direction: Direction): Sort => ({
  runs(cursor) {
    const order = turn[direction]
    const after =
      cursor && cursor.value !== null
        ? sql`(${orders.startsLocal}, ${orders.number}) ${beyond[direction]} (${String(cursor.value)}::timestamp, ${cursor.number})`
        : isNotNull(orders.startsLocal)
    const dated = { where: after, orderBy: [order(orders.startsLocal), order(orders.number)] }
    const isPastDated = cursor !== null && cursor.value === null
    const undated = {
      where: isPastDated
        ? sql`${isNull(orders.startsLocal)} and ${orders.number} ${beyond[direction]} ${cursor.number}`
        : isNull(orders.startsLocal),
      orderBy: [order(orders.number)],
    }
    return isPastDated ? [undated] : [dated, undated]
  },
  valueOf: (row) => row.startsLocal,
})

/** The default sort. */
export const newestFirst: Run = {
  where: undefined,
  orderBy: [desc(orders.number)],
  along: { direction: 'desc', after: null },
}

/** Each sort with the index ranges that produce it; never a sort of all rows. */
export const orderSortTable: Record<OrderQuery['sort'], Sort> = {
  '-number': byNumber('desc'),
  number: byNumber('asc'),
  '-total': byTotal('desc'),
  total: byTotal('asc'),
  '-departs': byDeparture('desc'),
  departs: byDeparture('asc'),
}
