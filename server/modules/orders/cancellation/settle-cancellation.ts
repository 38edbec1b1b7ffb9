import { and, eq } from 'drizzle-orm'
import { formatMoney, type Money, money } from '#domain/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { cancellations } from '../../../db/schema/index.ts'
import { sendOrderMail } from '../../notifications/send-order-mail.job.ts'
import { returnCancelled } from '../../payments/return-cancelled.job.ts'
import { type Order, transitionOrder } from '../transition-order.ts'

const asked = (ctx: Ctx, orderId: string) =>
  and(eq(cancellations.agencyId, ctx.agencyId), eq(cancellations.orderId, orderId), eq(cancellations.state, 'asked'))

/** The supplier cancelled a locked order: what was promised goes back, whatever the supplier gave, and the guests are told. Once. */
export async function confirmCancellation(
  tx: Transaction,
  ctx: Ctx,
  { order, supplierRefund }: { order: Order; supplierRefund: Money | null },
): Promise<void> {
  if (order.status !== 'TicketCancelationRequested') return
  const [row] = await tx
    .update(cancellations)
    .set({ state: 'done', supplierRefund, settledAt: ctx.now() })
    .where(asked(ctx, order.id))
    .returning()
  const refund = money(row?.refund ?? 0, order.currency)
  const note = refund.amount > 0 ? `${formatMoney(refund)} goes back.` : 'Nothing comes back.'
  await transitionOrder(tx, ctx, { order, event: 'cancellation-confirmed', note })
  const job = { agencyId: ctx.agencyId, orderId: order.id }
  if (row && row.refund > 0) await ctx.system.jobs.enqueue(tx, returnCancelled, { ...job, tries: 0 })
  await ctx.system.jobs.enqueue(tx, sendOrderMail, { ...job, mail: 'cancelled' })
}

/** The supplier did not cancel: the order stands as it was. */
export async function refuseCancellation(
  tx: Transaction,
  ctx: Ctx,
  { order, note }: { order: Order; note: string },
): Promise<void> {
  if (order.status !== 'TicketCancelationRequested') return
  await tx.update(cancellations).set({ state: 'refused', settledAt: ctx.now() }).where(asked(ctx, order.id))
  // The next try is another call: it carries a key of its own.
  await transitionOrder(tx, ctx, { order, event: 'cancellation-refused', note, set: { payKey: ctx.newId() } })
}
