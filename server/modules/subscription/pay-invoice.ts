import { planPayment } from '#domain/money/ledger.ts'
import { plans } from '#domain/plans.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { dueOf, type InvoiceRow, nextNumber, setInvoice } from './invoices.ts'
import { type MailedTo, mailSubscription } from './mail-subscription.ts'
import { queueRenewal } from './queue-renewal.ts'
import { readChargedCard } from './read-charged-card.ts'
import { setSubscription } from './subscription-row.ts'

/** `SUB-0007`: the number of a receipt. */
export const receiptNumber = (number: number): string => `SUB-${String(number).padStart(4, '0')}`

/**
 * Pays an open invoice from the wallet and begins what it pays for; the subscription is locked. Throws payment.balance-low, after which the
 * transaction must be rolled back.
 */
export async function payInvoice(tx: Transaction, ctx: Ctx, invoice: InvoiceRow, mailTo: MailedTo): Promise<void> {
  const number = await nextNumber(tx, ctx)
  const { plan, interval, periodStart, periodEnd } = invoice
  const title = `${plans[plan].name} plan, ${receiptNumber(number)}`
  await postMovement(tx, ctx, { movement: planPayment(dueOf(invoice)), reference: invoice.id, title })
  await setInvoice(tx, ctx, invoice.id, { status: 'paid', paidAt: ctx.now(), number })
  const next = { nextPlan: null, nextInterval: null, graceUntil: null }
  await setSubscription(tx, ctx, { plan, interval, status: 'active', periodStart, periodEnd, ...next })
  await queueRenewal(tx, ctx, periodEnd)
  const card = await readChargedCard(tx, ctx, invoice)
  const [amount, key] = [dueOf(invoice), invoice.id]
  await mailSubscription(tx, ctx, mailTo, { about: 'paid', plan, amount, until: periodEnd, key, card })
}
