import { and, eq, or } from 'drizzle-orm'
import type { MergePreview } from '#contract/customers/customer-shapes.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { customerLinks, customerNotes, orders } from '../../../db/schema/index.ts'
import { type CustomerRecord, openDocuments, readRecord } from '../record/read-record.ts'
import { proposeSides, valuesOf } from './merged-values.ts'

/** Both records side by side, the proposed value of each field, and what moves. Throws access.not-found. */
export const previewMerge = (ctx: Ctx, { id, otherId }: { id: string; otherId: string }): Promise<MergePreview> =>
  ctx.tx(async (tx) => {
    const kept = await readRecord(tx, ctx, id)
    const gone = await readRecord(tx, ctx, otherId)
    if (kept.id === gone.id || kept.erasedAt || gone.erasedAt) throw new AppError('access.not-found')
    const side = await sideOf(tx, ctx, gone)
    const ofGone = or(eq(customerLinks.customerId, gone.id), eq(customerLinks.otherId, gone.id))
    return {
      kept: await sideOf(tx, ctx, kept),
      gone: side,
      proposed: proposeSides(kept, gone),
      moves: {
        orders: side.orders,
        notes: await tx.$count(
          customerNotes,
          and(eq(customerNotes.agencyId, ctx.agencyId), eq(customerNotes.customerId, gone.id)),
        ),
        documents: openDocuments(ctx, gone).length,
        tags: gone.tags.filter((tag) => !kept.tags.includes(tag)),
        links: await tx.$count(customerLinks, and(eq(customerLinks.agencyId, ctx.agencyId), ofGone)),
      },
    }
  })

async function sideOf(tx: Transaction, ctx: Ctx, record: CustomerRecord) {
  const count = await tx.$count(orders, and(eq(orders.agencyId, ctx.agencyId), eq(orders.customerId, record.id)))
  return { id: record.id, name: record.name, values: valuesOf(record), orders: count }
}
