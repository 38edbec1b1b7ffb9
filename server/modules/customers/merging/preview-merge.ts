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
    const survivor = await readRecord(tx, ctx, id)
    const duplicate = await readRecord(tx, ctx, otherId)
    if (survivor.id === duplicate.id || survivor.erasedAt || duplicate.erasedAt) throw new AppError('access.not-found')
    const side = await sideOf(tx, ctx, duplicate)
    const ofGone = or(eq(customerLinks.customerId, duplicate.id), eq(customerLinks.otherId, duplicate.id))
    return {
      survivor: await sideOf(tx, ctx, survivor),
      duplicate: side,
      proposed: proposeSides(survivor, duplicate),
      moves: {
        orders: side.orders,
        notes: await tx.$count(
          customerNotes,
          and(eq(customerNotes.agencyId, ctx.agencyId), eq(customerNotes.customerId, duplicate.id)),
        ),
        documents: openDocuments(ctx, duplicate).length,
        tags: duplicate.tags.filter((tag) => !survivor.tags.includes(tag)),
        links: await tx.$count(customerLinks, and(eq(customerLinks.agencyId, ctx.agencyId), ofGone)),
      },
    }
  })

async function sideOf(tx: Transaction, ctx: Ctx, record: CustomerRecord) {
  const count = await tx.$count(orders, and(eq(orders.agencyId, ctx.agencyId), eq(orders.customerId, record.id)))
  return { id: record.id, name: record.name, values: valuesOf(record), orders: count }
}
