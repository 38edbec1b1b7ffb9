import { and, desc, eq, isNotNull, max } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type Money, money } from '#domain/money/money.ts'
import type { CardConsent } from '#domain/money/saved-card.ts'
import type { InvoiceReason, Period, Term } from '#domain/subscription.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments, planInvoices } from '../../db/schema/index.ts'
import { chargedBy } from '../ledger/payment-row.ts'

export type InvoiceRow = typeof planInvoices.$inferSelect

/** The payment at the gateway that is to pay an invoice, and who lets the plan renew from its card. */
export interface InvoicePayment {
  paymentId: string
  consent: CardConsent | null
}

export interface NewInvoice extends Term {
  reason: InvoiceReason
  period: Period
  price: Money
  credit: Money
  due: Money
}

const isIt = (ctx: Ctx, id: string) => and(eq(planInvoices.agencyId, ctx.agencyId), eq(planInvoices.id, id))

export const dueOf = ({ amount, currency }: InvoiceRow): Money => money(amount, currency)

/** Writes an open invoice. */
export async function insertInvoice(
  tx: Transaction,
  ctx: Ctx,
  invoice: NewInvoice,
  by: InvoicePayment | null = null,
): Promise<InvoiceRow> {
  const { reason, plan, interval, period, price, credit, due } = invoice
  const [row] = await tx
    .insert(planInvoices)
    .values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      status: 'open',
      reason,
      plan,
      interval,
      periodStart: period.start,
      periodEnd: period.end,
      currency: due.currency,
      price: price.amount,
      credit: credit.amount,
      amount: due.amount,
      paymentId: by?.paymentId ?? null,
      cardConsent: by?.consent ?? null,
      createdAt: ctx.now(),
    })
    .returning()
  if (!row) throw new Error('the invoice was not written')
  return row
}

/** Throws access.not-found. */
export async function readInvoice(tx: Transaction, ctx: Ctx, id: string, lock?: 'lock'): Promise<InvoiceRow> {
  const query = tx.select().from(planInvoices).where(isIt(ctx, id))
  const [row] = lock ? await query.for('update') : await query
  if (!row) throw new AppError('access.not-found')
  return row
}

/** The open invoice of a renewal, which keeps a subscription past due; the subscription is locked. */
export async function findOverdue(tx: Transaction, ctx: Ctx): Promise<InvoiceRow | null> {
  const isOpen = and(eq(planInvoices.status, 'open'), eq(planInvoices.reason, 'renewal'))
  const [row] = await tx
    .select()
    .from(planInvoices)
    .where(and(eq(planInvoices.agencyId, ctx.agencyId), isOpen))
    .orderBy(desc(planInvoices.createdAt))
    .limit(1)
  return row ?? null
}

/** What a bank transfer is awaited for: the newest open invoice whose account still accepts money. */
export async function findAwaited(tx: Transaction, ctx: Ctx): Promise<(Term & { invoiceId: string; amount: Money }) | null> {
  const [found] = await tx
    .select({ invoice: planInvoices, payment: payments })
    .from(planInvoices)
    .innerJoin(payments, eq(payments.id, planInvoices.paymentId))
    .where(
      and(
        eq(planInvoices.agencyId, ctx.agencyId),
        eq(planInvoices.status, 'open'),
        eq(payments.method, 'bank-transfer'),
        eq(payments.status, 'pending'),
      ),
    )
    .orderBy(desc(planInvoices.createdAt))
    .limit(1)
  const transfer = found?.payment.transfer
  if (!found || !transfer || new Date(transfer.until) <= ctx.now()) return null
  const { plan, interval, id } = found.invoice
  return { plan, interval, invoiceId: id, amount: chargedBy(found.payment) }
}

export const setInvoice = (tx: Transaction, ctx: Ctx, id: string, set: Partial<InvoiceRow>) =>
  tx.update(planInvoices).set(set).where(isIt(ctx, id))

/** The number of the next receipt; the subscription is locked, so that no number is given twice. */
export async function nextNumber(tx: Transaction, ctx: Ctx): Promise<number> {
  const [last] = await tx
    .select({ number: max(planInvoices.number) })
    .from(planInvoices)
    .where(and(eq(planInvoices.agencyId, ctx.agencyId), isNotNull(planInvoices.number)))
  return (last?.number ?? 0) + 1
}

/** Records the payment at the gateway that is to pay an open invoice. */
export async function setPayment(tx: Transaction, ctx: Ctx, invoice: InvoiceRow, by: InvoicePayment): Promise<InvoiceRow> {
  const set = { paymentId: by.paymentId, cardConsent: by.consent }
  await setInvoice(tx, ctx, invoice.id, set)
  return { ...invoice, ...set }
}
