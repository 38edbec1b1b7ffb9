import { and, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { orderEvents } from '../../db/schema/index.ts'
import { formatOrderNumber } from '../orders/order-number.ts'
import { orderUrl } from '../orders/order-url.ts'
import { readOrder } from '../orders/read-order.ts'
import { findOwner } from './find-owner.ts'
import { queueMail } from './queue-mail.ts'
import { readBrand } from './read-brand.ts'

/** Tells the agency that an order awaits a person. Once each time the order comes to wait. */
export async function mailNeedsDecision(ctx: Ctx, orderId: string): Promise<void> {
  const owner = await findOwner(ctx)
  await ctx.tx(async (tx) => {
    const { order } = await readOrder(tx, ctx, orderId)
    const to = (await readBrand(tx, ctx)).email ?? owner
    if (!to) return
    const [last] = await tx
      .select({ note: orderEvents.note })
      .from(orderEvents)
      .where(
        and(eq(orderEvents.agencyId, ctx.agencyId), eq(orderEvents.orderId, orderId), eq(orderEvents.toStatus, 'AwaitingAdmin')),
      )
      .orderBy(desc(orderEvents.seq))
      .limit(1)
    await queueMail(tx, ctx, {
      template: 'order-needs-decision',
      to,
      data: {
        number: formatOrderNumber(order),
        title: order.title,
        customer: order.customer,
        total: { amount: order.total, currency: order.currency },
        note: last?.note ?? '',
        url: orderUrl(ctx, order),
      },
      orderId,
      dedupeKey: `order-needs-decision:${orderId}:${order.statusAt.getTime()}`,
    })
  })
}
