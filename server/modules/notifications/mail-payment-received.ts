import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { Contact } from '#domain/contact/contact.ts'
import { dayAt, formatDate } from '#domain/dates.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { orders, paymentAllocations, payments, users } from '../../db/schema/index.ts'
import { wantsMail } from '../mail/find-choosers.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type DepositRow, depositOfPayment } from '../payments/deposits/deposit-row.ts'

const contactOf = (ctx: Ctx, { contactCipher }: { contactCipher: string }): string =>
  Contact.parse(ctx.system.cipher.open(contactCipher)).email

const Payer = z.object({ email: z.string() })
const payerOf = (ctx: Ctx, { payerCipher }: DepositRow): string => Payer.parse(ctx.system.cipher.open(payerCipher)).email

/**
 * Mails the receipt of a successful payment to the member who made it; for a customer's payment to the order's contact, for a deposit to its payer. One mail for each payment;
 * none for any other payment, and none for a member who turned receipts off.
 */
export async function mailPaymentReceived(ctx: Ctx, paymentId: string): Promise<void> {
  const { payer, kind } = await ctx.tx((tx) => readPayer(tx, ctx, paymentId))
  if (payer && !(await wantsMail(ctx, payer, kind))) return
  await ctx.tx(async (tx) => {
    const [found] = await tx
      .select({ payment: payments, member: users.email, order: orders })
      .from(payments)
      .leftJoin(users, eq(users.id, payments.createdBy))
      .leftJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
      .leftJoin(orders, eq(orders.id, paymentAllocations.orderId))
      .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, paymentId), eq(payments.status, 'succeeded')))
      .limit(1)
    if (!found) return
    const { payment, order } = found
    const deposit = order ? null : await depositOfPayment(tx, ctx, payment.id)
    const to = found.member ?? (order && contactOf(ctx, order)) ?? (deposit && payerOf(ctx, deposit))
    if (!to) return
    const inCurrency = (amount: number) => ({ amount, currency: payment.currency })
    await queueMail(tx, ctx, {
      template: 'payment-received',
      to,
      data: {
        purpose: order ? `Order ${formatOrderNumber(order)}, ${order.title}` : (deposit?.about ?? 'Wallet top-up'),
        amount: inCurrency(payment.amount),
        fee: inCurrency(payment.fee),
        reference: payment.reference,
        paidOn: formatDate(dayAt(payment.settledAt ?? payment.createdAt, ctx.regional.zone)),
      },
      orderId: order?.id ?? null,
      dedupeKey: `payment-received:${payment.id}`,
    })
  })
}

/** The member who made a payment, null for a customer's, and the kind whose choice decides about the receipt. */
async function readPayer(tx: Transaction, ctx: Ctx, paymentId: string) {
  const [payment] = await tx
    .select({ createdBy: payments.createdBy, orderId: paymentAllocations.orderId })
    .from(payments)
    .leftJoin(paymentAllocations, eq(paymentAllocations.paymentId, payments.id))
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, paymentId)))
    .limit(1)
  const kind = payment?.orderId ? ('payment.received' as const) : ('wallet.topped-up' as const)
  return { payer: payment?.createdBy ?? null, kind }
}
