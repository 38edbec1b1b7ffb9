import { AppError } from '#domain/errors.ts'
import { zero } from '#domain/money/money.ts'
import { GRACE_DAYS, planPrice } from '#domain/plans.ts'
import { daysAfter, endOfPeriod } from '#domain/subscription.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { endSubscription } from './end-subscription.ts'
import { findOverdue, insertInvoice, type InvoiceRow } from './invoices.ts'
import { findPayer, type MailedTo, mailSubscription } from './mail-subscription.ts'
import { payInvoice } from './pay-invoice.ts'
import { queueRenewal, renewal } from './queue-renewal.ts'
import { changingPlan, lockSubscription, periodOf, setSubscription, type SubscriptionRow } from './subscription-row.ts'

/** During the grace the wallet is tried again every day. */
const RETRY_DAYS = 1

/** What the job does now: `wait` for an early run, `none` for one that a later change has made void. */
function taskOf(row: SubscriptionRow, at: Date, now: Date): 'none' | 'wait' | 'renew' | 'retry' | 'end' {
  if (row.status === 'past-due') {
    if (row.graceUntil && row.graceUntil <= now) return 'end'
    return at <= now ? 'retry' : 'wait'
  }
  if (row.status !== 'trial' && row.status !== 'active') return 'none'
  if (row.periodEnd?.getTime() !== at.getTime()) return 'none'
  return at <= now ? 'renew' : 'wait'
}

/** Renews a subscription at the end of its period from the wallet; without enough money the grace begins, and at its end the free plan. */
export const renewSubscription = defineJob({
  ...renewal,
  retries: 10,
  async handle(system, { agencyId, at }) {
    const ctx = await systemCtx(system, agencyId)
    const mailTo = await findPayer(ctx)
    try {
      await changingPlan(ctx, (tx) => renew(tx, ctx, new Date(at), mailTo))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'payment.balance-low') throw error
      await changingPlan(ctx, (tx) => postpone(tx, ctx, mailTo))
    }
  },
})

async function renew(tx: Transaction, ctx: Ctx, at: Date, mailTo: MailedTo): Promise<void> {
  const row = await lockSubscription(tx, ctx)
  const task = taskOf(row, at, ctx.now())
  if (task === 'none') return
  if (task === 'wait') return queueRenewal(tx, ctx, at)
  if (task === 'end' || (row.nextPlan ?? row.plan) === 'starter') return endSubscription(tx, ctx, row, mailTo)
  const invoice = (await findOverdue(tx, ctx)) ?? (await nextInvoice(tx, ctx, row))
  if (!invoice) return endSubscription(tx, ctx, row, mailTo)
  await payInvoice(tx, ctx, invoice, mailTo)
}

/** The invoice of the next period; null where the plan has no price any more. */
async function nextInvoice(tx: Transaction, ctx: Ctx, row: SubscriptionRow): Promise<InvoiceRow | null> {
  const [plan, interval] = [row.nextPlan ?? row.plan, row.nextInterval ?? row.interval]
  const price = planPrice(plan, interval, ctx.regional.currency)
  if (!price) return null
  const start = periodOf(row).end
  const period = { start, end: endOfPeriod(start, interval) }
  return insertInvoice(tx, ctx, { reason: 'renewal', plan, interval, period, price, credit: zero(price.currency), due: price })
}

/** The wallet did not cover the invoice: the first time the grace begins and a mail is sent; then it is tried again the next day. */
async function postpone(tx: Transaction, ctx: Ctx, mailTo: MailedTo): Promise<void> {
  const row = await lockSubscription(tx, ctx)
  const again = daysAfter(ctx.now(), RETRY_DAYS)
  if (row.status === 'past-due') {
    const until = row.graceUntil ?? again
    return queueRenewal(tx, ctx, until < again ? until : again)
  }
  const invoice = await nextInvoice(tx, ctx, row)
  if (!invoice) return
  const until = daysAfter(ctx.now(), GRACE_DAYS)
  const { plan } = invoice
  await setSubscription(tx, ctx, { status: 'past-due', graceUntil: until })
  await queueRenewal(tx, ctx, again)
  await mailSubscription(tx, ctx, mailTo, {
    about: 'unpaid',
    plan,
    amount: { amount: invoice.amount, currency: invoice.currency },
    until,
    key: invoice.id,
  })
}
