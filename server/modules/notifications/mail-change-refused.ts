import { money } from '#domain/money/money.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { readOrder } from '../orders/read-order.ts'

interface Refused {
  orderId: string
  requestId: string
  reason: string
  amount: number
}

/** Mails the contact that a change that they paid was not made, why, and what goes back. One mail for each change. */
export const mailChangeRefused = (ctx: Ctx, { orderId, requestId, reason, amount }: Refused): Promise<void> =>
  ctx.tx(async (tx) => {
    const { order, contact } = await readOrder(tx, ctx, orderId)
    const data = { number: formatOrderNumber(order), title: order.title, reason, refund: money(amount, order.currency) }
    await queueMail(tx, ctx, {
      template: 'change-refused',
      to: contact.email,
      data,
      orderId,
      dedupeKey: `change-refused:${requestId}`,
    })
  })
