import { and, eq, inArray } from 'drizzle-orm'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import { payments } from '../../db/schema/index.ts'
import { isForOrder } from '../ledger/payment-row.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readOrder } from '../orders/read-order.ts'
import { readOrderMoney } from '../orders/read-order-money.ts'

/** Mails the contact that the booking failed, the reason (a sentence) and the destination of the refund. One mail for each order. */
export const mailOrderFailed = (ctx: Ctx, orderId: string, reason: string): Promise<void> =>
  ctx.tx(async (tx) => {
    const { order, contact } = await readOrder(tx, ctx, orderId)
    const taken = await tx
      .select({ method: payments.method })
      .from(payments)
      .where(
        and(
          eq(payments.agencyId, ctx.agencyId),
          isForOrder(tx, ctx, orderId),
          inArray(payments.status, ['succeeded', 'refunding', 'refunded']),
        ),
      )
    const { paid } = await readOrderMoney(tx, ctx, order)
    const methods = taken.map((payment) => payment.method)
    const transferTo = order.createdBy === null ? 'agency' : 'transfer-wallet'
    const byTransfer = methods.includes('bank-transfer') ? transferTo : 'wallet'
    const refundTo = methods.includes('card') ? 'card' : byTransfer
    const number = formatOrderNumber(order)
    await queueMail(tx, ctx, {
      template: 'order-failed-refunded',
      to: contact.email,
      data: { number, title: order.title, reason, refund: paid, refundTo },
      orderId,
      dedupeKey: `order-failed:${orderId}`,
    })
  })
