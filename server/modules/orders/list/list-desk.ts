import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import type { DeskRow } from '#contract/orders/orders.ts'
import { settlementOf } from '#domain/orders/settlement.ts'
import type { Ctx } from '../../../ctx.ts'
import { branches, orderEvents, orders, users } from '../../../db/schema/index.ts'
import { actorMay } from '../../access/actor-may.ts'
import { supplierTitle } from '../ask-supplier.ts'
import { readPaymentsOf } from '../read-order-money.ts'
import { orderRowColumns, toOrderRow } from './order-row.ts'

const MOST = 100

/** Orders that await a decision, longest first, each with its held amount and the reason. */
export async function listDesk(ctx: Ctx): Promise<{ items: DeskRow[] }> {
  return ctx.tx(async (tx) => {
    const rows = await tx
      .select({ ...orderRowColumns, supplier: orders.supplier, statusAt: orders.statusAt })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.createdBy))
      .leftJoin(branches, eq(branches.id, orders.branchId))
      .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.status, 'AwaitingAdmin')))
      .orderBy(asc(orders.statusAt))
      .limit(MOST)
    const ids = rows.map((row) => row.id)
    if (ids.length === 0) return { items: [] }
    const paid = await readPaymentsOf(tx, ctx, rows)
    const stops = await tx
      .select({ orderId: orderEvents.orderId, note: orderEvents.note })
      .from(orderEvents)
      .where(
        and(eq(orderEvents.agencyId, ctx.agencyId), inArray(orderEvents.orderId, ids), eq(orderEvents.toStatus, 'AwaitingAdmin')),
      )
      .orderBy(desc(orderEvents.seq))
    return {
      items: rows.map((row) => ({
        ...toOrderRow(row),
        supplier: actorMay(ctx, 'margin:read') ? supplierTitle(ctx, row) : null,
        waitingSince: row.statusAt.toISOString(),
        reason: stops.find((stop) => stop.orderId === row.id)?.note ?? null,
        atRisk: settlementOf({
          status: row.status,
          total: { amount: row.total, currency: row.currency },
          payments: paid.get(row.id) ?? [],
          cancelled: null,
        }).retained,
      })),
    }
  })
}
