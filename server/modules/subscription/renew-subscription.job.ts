import { AppError } from '#domain/errors.ts'
import { zero } from '#domain/money/money.ts'
import { GRACE_DAYS, planPrice } from '#domain/plans.ts'
import { daysAfter, endOfPeriod } from '#domain/subscription.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { isGatewaySilent } from '../payments/ask-gateway.ts'
import { beginCharge, type BegunCharge } from './begin-charge.ts'
import { chargeCard } from './charge-card.ts'
import { endSubscription } from './end-subscription.ts'
import { dueOf, findOverdue, insertInvoice, type InvoiceRow } from './invoices.ts'
import { findPayer, type MailedTo, mailUnpaid } from './mail-subscription.ts'
import { payInvoice } from './pay-invoice.ts'
import { queueRenewal, renewal } from './queue-renewal.ts'
import { settleInvoice } from './settle-invoice.ts'
import { changingPlan, lockSubscription, periodOf, setSubscription, type SubscriptionRow } from './subscription-row.ts'

/** During the grace the wallet, and then the saved card, is tried again every day. */
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

/**
 * Renews a subscription at the end of its period from the wallet, then from the saved card; without enough money the grace begins, and at its end the free
 * plan.
 */
export const renewSubscription = defineJob({
  ...renewal,
  retries: 10,
  async handle(system, { agencyId, at }) {
    const ctx = await systemCtx(system, agencyId)
    const mailTo = await findPayer(ctx)
    const run = { at: new Date(at), mailTo, isBeingPaid: await isBeingPaid(ctx) }
    try {
      await changingPlan(ctx, (tx) => renew(tx, ctx, run))
    } catch (error) {
      if (!(error instanceof AppError) || error.code !== 'payment.balance-low') throw error
      const charge = await changingPlan(ctx, (tx) => postpone(tx, ctx, run))
      if (charge) await chargeCard(ctx, charge, mailTo)
    }
  },
})

interface Run {
  /** The instant for which the job was enqueued. */
  at: Date
  mailTo: MailedTo
  /** A payment of the renewal at the gateway has no outcome yet: nothing else is charged, and the plan does not end. */
  isBeingPaid: boolean
}

async function isBeingPaid(ctx: Ctx): Promise<boolean> {
  const invoice = await ctx.tx((tx) => findOverdue(tx, ctx))
  if (!invoice?.paymentId) return false
  try {
    return (await settleInvoice(ctx, invoice.id)).status === 'pending'
  } catch (error) {
    if (isGatewaySilent(error)) return true
    throw error
  }
}

async function renew(tx: Transaction, ctx: Ctx, { at, mailTo, isBeingPaid }: Run): Promise<void> {
  const row = await lockSubscription(tx, ctx)
  const task = taskOf(row, at, ctx.now())
  if (task === 'none') return
  if (task === 'wait') return queueRenewal(tx, ctx, at)
  if (task === 'end' && isBeingPaid) return queueRenewal(tx, ctx, daysAfter(ctx.now(), RETRY_DAYS))
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

/**
 * The wallet did not cover the invoice: the grace begins or continues, and the next day it is tried again. Returns the charge of the saved card that is
 * to be sent; where there is none to wait for, a mail says what is due. Another run may have paid the invoice meanwhile.
 */
async function postpone(tx: Transaction, ctx: Ctx, { at, mailTo, isBeingPaid }: Run): Promise<BegunCharge | null> {
  const row = await lockSubscription(tx, ctx)
  const task = taskOf(row, at, ctx.now())
  if (task !== 'renew' && task !== 'retry') return null
  const isFirst = row.status !== 'past-due'
  const invoice = isFirst ? await nextInvoice(tx, ctx, row) : await findOverdue(tx, ctx)
  const again = daysAfter(ctx.now(), RETRY_DAYS)
  const until = row.graceUntil ?? daysAfter(ctx.now(), GRACE_DAYS)
  if (isFirst && invoice) await setSubscription(tx, ctx, { status: 'past-due', graceUntil: until })
  if (invoice || !isFirst) await queueRenewal(tx, ctx, until < again ? until : again)
  if (!invoice || isBeingPaid) return null
  const start = await beginCharge(tx, ctx, invoice)
  if (start.kind === 'none') await mailUnpaid(tx, ctx, mailTo, { invoice, amount: dueOf(invoice), until, card: start.card })
  return start.kind === 'begun' ? start.charge : null
}
