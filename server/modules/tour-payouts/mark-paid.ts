import { and, eq } from 'drizzle-orm'
import { payoutPaid } from '#domain/money/ledger.ts'
import { money } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { tourPayouts } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { lockOpenPayout, payoutNumber } from './read-payout.ts'

/** Records that a payout was paid outside the product, once, with its posting. Throws as `lockOpenPayout`. */
export const markPaid = (
  ctx: Ctx,
  { id, on, reference }: { id: string; on: string; reference: string },
): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const row = await lockOpenPayout(tx, ctx, id)
    await tx
      .update(tourPayouts)
      .set({ paidOn: on, paidReference: reference, paidBy: ctx.actor.name, paidAt: ctx.now() })
      .where(and(eq(tourPayouts.agencyId, ctx.agencyId), eq(tourPayouts.id, id)))
    const subject = `${payoutNumber(row)}, ${row.reseller}`
    const movement = payoutPaid(money(row.owed, row.currency))
    if (movement.entries.length > 0) await postMovement(tx, ctx, { movement, reference: id, title: `${subject}, ${reference}` })
    await recordAudit(tx, ctx, { action: 'payout.paid', subject, after: { 'Paid on': on, Reference: reference } })
    return { done: true as const }
  })
