import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import type { Term } from '#domain/subscription.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import type { GatewayMethod } from '../ledger/payment-row.ts'
import { runIdempotent } from '../ledger/run-idempotent.ts'
import { tellingBalance } from '../payments/charge-wallet.ts'
import { isCharging } from './begin-charge.ts'
import { payAtGateway } from './pay-at-gateway.ts'
import { findPayer } from './mail-subscription.ts'
import { findOverdue, insertInvoice, type InvoicePayment, type InvoiceRow, type NewInvoice, setPayment } from './invoices.ts'
import { payInvoice } from './pay-invoice.ts'
import { assertDue, quoteChange } from './quote-change.ts'
import { changingPlan, lockSubscription } from './subscription-row.ts'

export interface PlanPayment {
  /** The amount that was shown. */
  due: Money
  method: 'wallet' | GatewayMethod
  /** Of a card payment: the plan may renew from this card. */
  renewFromCard: boolean
  idempotencyKey: string
}

export interface PlanPaid {
  invoiceId: string
  /** The gateway's page for a card; null once it is paid, and of a transfer. */
  redirectUrl: string | null
}

/** Runs in the transaction that has the lock: the invoice that is to be paid, stored or new. */
type Billed = (tx: Transaction) => Promise<InvoiceRow | NewInvoice>

/**
 * Pays for a plan that begins now: a first period, or the rest of a period on a larger plan. Throws plan.not-possible, plan.due-changed,
 * plan.past-due, plan.not-sold, and payment.balance-low for the wallet.
 */
export const changePlan = (ctx: Ctx, { plan, interval, ...payment }: Term & PlanPayment, admitCard: () => Promise<void>) =>
  pay(ctx, { ...payment, endpoint: 'subscription.change', content: { plan, interval } }, admitCard, async (tx) => {
    const quote = quoteChange(ctx, await lockSubscription(tx, ctx), { plan, interval })
    if (quote.kind !== 'start' && quote.kind !== 'now') throw new AppError('plan.not-possible')
    assertDue(quote, payment.due)
    const reason = quote.kind === 'start' ? ('start' as const) : ('upgrade' as const)
    const { period, price, credit, due } = quote
    return { plan, interval, reason, period, price, credit, due }
  })

/**
 * Pays the renewal of a subscription that is past due. Throws plan.not-possible, plan.due-changed, payment.balance-low for the wallet, and plan.charging
 * for another payment at the gateway while the saved card is being charged.
 */
export const payOverdue = (ctx: Ctx, payment: PlanPayment, admitCard: () => Promise<void>) =>
  pay(ctx, { ...payment, endpoint: 'subscription.payOverdue', content: {} }, admitCard, async (tx) => {
    await lockSubscription(tx, ctx)
    const invoice = await findOverdue(tx, ctx)
    if (!invoice) throw new AppError('plan.not-possible')
    if (invoice.amount !== payment.due.amount || invoice.currency !== payment.due.currency)
      throw new AppError('plan.due-changed', { due: { amount: invoice.amount, currency: invoice.currency } })
    if (payment.method !== 'wallet' && (await isCharging(tx, ctx, invoice))) throw new AppError('plan.charging')
    return invoice
  })

function pay(
  ctx: Ctx,
  payment: PlanPayment & { endpoint: string; content: object },
  admitCard: () => Promise<void>,
  billed: Billed,
): Promise<PlanPaid> {
  const { due, method, renewFromCard, idempotencyKey: key, endpoint, content } = payment
  return runIdempotent(ctx, { key, endpoint, content: { ...content, due, method, renewFromCard } }, async () => {
    if (method !== 'wallet') {
      if (method === 'card') await admitCard()
      const payment = { due, method, idempotencyKey: key, renewFromCard }
      return payAtGateway(ctx, payment, async (tx, by) => storedOf(tx, ctx, await billed(tx), by))
    }
    const mailTo = await findPayer(ctx)
    const invoiceId = await tellingBalance(ctx, due.currency, () =>
      changingPlan(ctx, async (tx) => {
        const invoice = await storedOf(tx, ctx, await billed(tx), null)
        await payInvoice(tx, ctx, invoice, mailTo)
        return invoice.id
      }),
    )
    return { invoiceId, redirectUrl: null }
  })
}

async function storedOf(
  tx: Transaction,
  ctx: Ctx,
  invoice: InvoiceRow | NewInvoice,
  by: InvoicePayment | null,
): Promise<InvoiceRow> {
  if (!('id' in invoice)) return insertInvoice(tx, ctx, invoice, by)
  return by ? setPayment(tx, ctx, invoice, by) : invoice
}
