import { and, desc, eq } from 'drizzle-orm'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import { orderEvents } from '../../db/schema/index.ts'
import { findChoosers } from '../mail/find-choosers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { orderUrl } from '../orders/documents/order-url.ts'
import { readOrder } from '../orders/read-order.ts'

/** Mails each member who may decide, reaches the order and has not turned it off, that an order awaits a decision. One mail for each change of the order to AwaitingAdmin. */
export async function mailNeedsDecision(ctx: Ctx, orderId: string): Promise<void> {
  const { order } = await ctx.tx((tx) => readOrder(tx, ctx, orderId))
  const deciders = await findChoosers(ctx, 'order.needs-decision', { order })
  await ctx.tx(async (tx) => {
    const [last] = await tx
      .select({ note: orderEvents.note })
      .from(orderEvents)
      .where(
        and(eq(orderEvents.agencyId, ctx.agencyId), eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'AwaitingAdmin')),
      )
      .orderBy(desc(orderEvents.seq))
      .limit(1)
    const data = {
      number: formatOrderNumber(order),
      title: order.title,
      customer: order.customer,
      total: { amount: order.total, currency: order.currency },
      note: last?.note ?? '',
      url: orderUrl(ctx, order),
    }
    for (const { id, email } of deciders)
      await queueMail(tx, ctx, {
        template: 'order-needs-decision',
        to: email,
        data,
        orderId,
        dedupeKey: `order-needs-decision:${orderId}:${order.statusAt.getTime()}:${id}`,
      })
  })
}
