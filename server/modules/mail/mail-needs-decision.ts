import { and, asc, desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../ctx.ts'
import { members, orderEvents, users } from '../../db/schema/index.ts'
import { formatOrderNumber } from '../orders/order-number.ts'
import { orderUrl } from '../orders/order-url.ts'
import { readOrder } from '../orders/read-order.ts'
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
        number: formatOrderNumber(order.number),
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

/** The e-mail of the agency's first owner, for agencies without an address of their own. */
async function findOwner(ctx: Ctx): Promise<string | null> {
  const [owner] = await ctx.system.db
    .select({ email: users.email })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .where(and(eq(members.organizationId, ctx.agencyId), eq(members.role, 'owner')))
    .orderBy(asc(members.createdAt))
    .limit(1)
  return owner?.email ?? null
}
