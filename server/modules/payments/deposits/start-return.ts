import { and, eq } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { payments } from '../../../db/schema/index.ts'
import { refundPayment } from '../refund-payment.job.ts'
import { type DepositRow, moveDeposit } from './deposit-row.ts'

/**
 * Starts the return of a locked deposit whose payment is locked too. Its payment is marked at once: the gateway reports our own refund like one that a
 * bank asked for. Throws deposit.not-held.
 */
export async function startReturn(
  tx: Transaction,
  ctx: Ctx,
  row: DepositRow,
  { reason, by = ctx.actor.name }: { reason: string; by?: string },
): Promise<void> {
  const { agencyId } = ctx
  const { paymentId } = row
  await moveDeposit(tx, ctx, row, { state: 'returning', reason, by })
  await tx
    .update(payments)
    .set({ status: 'refunding' })
    .where(and(eq(payments.agencyId, agencyId), eq(payments.id, paymentId)))
  await ctx.system.jobs.enqueue(tx, refundPayment, { agencyId, paymentId, tries: 0 })
}
