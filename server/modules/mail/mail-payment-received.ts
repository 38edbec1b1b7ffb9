import { and, eq } from 'drizzle-orm'
import { AGENCY_ZONE, dayAt, formatDate } from '#domain/dates.ts'
import type { Ctx } from '../../ctx.ts'
import { orders, payments, users } from '../../db/schema/index.ts'
import { formatOrderNumber } from '../orders/order-number.ts'
import { queueMail } from './queue-mail.ts'

/** Sends the receipt of a payment that succeeded to the member who made it. Once a payment; nothing for any other payment. */
export const mailPaymentReceived = (ctx: Ctx, paymentId: string): Promise<void> =>
  ctx.tx(async (tx) => {
    const [found] = await tx
      .select({ payment: payments, to: users.email, number: orders.number, title: orders.title })
      .from(payments)
      .innerJoin(users, eq(users.id, payments.createdBy))
      .leftJoin(orders, eq(orders.id, payments.orderId))
      .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, paymentId), eq(payments.status, 'succeeded')))
      .limit(1)
    if (!found) return
    const { payment, number, title } = found
    const inCurrency = (amount: number) => ({ amount, currency: payment.currency })
    await queueMail(tx, ctx, {
      template: 'payment-received',
      to: found.to,
      data: {
        purpose: number === null ? 'Wallet top-up' : `Order ${formatOrderNumber(number)}, ${title}`,
        amount: inCurrency(payment.amount),
        fee: inCurrency(payment.fee),
        reference: payment.reference,
        paidOn: formatDate(dayAt(payment.settledAt ?? payment.createdAt, AGENCY_ZONE)),
      },
      orderId: payment.orderId,
      dedupeKey: `payment-received:${payment.id}`,
    })
  })
