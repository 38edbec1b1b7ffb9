import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { settlePayment } from '../payments/settle-payment.ts'
import { type InvoiceRow, readInvoice, setInvoice } from './invoices.ts'
import { findPayer } from './mail-subscription.ts'
import { payInvoice } from './pay-invoice.ts'
import { changingPlan, lockSubscription, type SubscriptionRow } from './subscription-row.ts'

export interface InvoiceOutcome {
  status: 'paid' | 'pending' | 'failed'
  /** A sentence, where it is not paid. */
  message: string | null
}

const outdated =
  'The subscription changed while you paid, so this change was not made. The money is in your wallet; choose the plan again.'

/**
 * The outcome of an invoice: its payment is read from the gateway, then the wallet pays. After a payment that failed, a renewal is paid if the wallet
 * covers it by now. Throws access.not-found.
 */
export async function settleInvoice(ctx: Ctx, id: string): Promise<InvoiceOutcome> {
  const invoice = await ctx.tx((tx) => readInvoice(tx, ctx, id))
  if (invoice.status === 'paid') return { status: 'paid', message: null }
  if (invoice.status === 'void') return { status: 'failed', message: outdated }
  if (invoice.paymentId) {
    const { status, message } = await settlePayment(ctx, { paymentId: invoice.paymentId })
    if (status === 'failed') return invoice.reason === 'renewal' ? payFailed(ctx, id, message) : { status, message }
    if (status !== 'succeeded') return { status: 'pending', message }
  }
  return payOpen(ctx, id)
}

async function payFailed(ctx: Ctx, id: string, message: string | null): Promise<InvoiceOutcome> {
  const outcome = await payOpen(ctx, id)
  return outcome.status === 'paid' ? outcome : { status: 'failed', message }
}

/** Pays an open invoice if it still fits the subscription. */
async function payOpen(ctx: Ctx, id: string): Promise<InvoiceOutcome> {
  const mailTo = await findPayer(ctx)
  try {
    return await changingPlan(ctx, async (tx) => {
      const row = await lockSubscription(tx, ctx)
      const invoice = await readInvoice(tx, ctx, id, 'lock')
      if (invoice.status === 'paid') return { status: 'paid', message: null }
      if (invoice.status === 'void' || !isCurrent(row, invoice)) {
        await setInvoice(tx, ctx, id, { status: 'void' })
        return { status: 'failed', message: outdated }
      }
      await payInvoice(tx, ctx, invoice, mailTo)
      return { status: 'paid', message: null }
    })
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'payment.balance-low') throw error
    return { status: 'failed', message: 'The wallet no longer covers this. Top it up, then pay again.' }
  }
}

/** A renewal fits while its subscription is past due; another invoice as long as nothing has changed since it was written. */
const isCurrent = (row: SubscriptionRow, { reason, createdAt }: InvoiceRow): boolean =>
  reason === 'renewal' ? row.status === 'past-due' : row.changedAt <= createdAt
