import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { tourPayouts, tourResellers } from '../../db/schema/index.ts'
import { recordAudit } from '../audit-entries/record-audit.ts'
import { payoutNumber } from './read-payout.ts'

/** Records that a payout was paid, once. Throws access.not-found and tour.payout-paid. */
export const markPaid = (
  ctx: Ctx,
  { id, on, reference }: { id: string; on: string; reference: string },
): Promise<{ done: true }> =>
  ctx.tx(async (tx) => {
    const isIt = and(eq(tourPayouts.agencyId, ctx.agencyId), eq(tourPayouts.id, id))
    const [row] = await tx.select().from(tourPayouts).where(isIt).for('update')
    if (!row) throw new AppError('access.not-found')
    if (row.paidAt) throw new AppError('tour.payout-paid')
    await tx
      .update(tourPayouts)
      .set({ paidOn: on, paidReference: reference, paidBy: ctx.actor.name, paidAt: ctx.now() })
      .where(isIt)
    const [reseller] = await tx
      .select({ name: tourResellers.name })
      .from(tourResellers)
      .where(and(eq(tourResellers.agencyId, ctx.agencyId), eq(tourResellers.id, row.resellerId)))
    await recordAudit(tx, ctx, {
      action: 'payout.paid',
      subject: `${payoutNumber(row)}, ${reseller?.name ?? ''}`,
      after: { 'Paid on': on, Reference: reference },
    })
    return { done: true as const }
  })
