import { type DepositPart, depositPartWords } from '#domain/deposits/deposit.ts'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import type { Ctx } from '../../../ctx.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { GatewayMethod } from '../../ledger/payment-row.ts'
import { runIdempotent } from '../../ledger/run-idempotent.ts'
import { assertOfferedToCustomers } from '../../payments/deposits/customer-methods.ts'
import { openDeposit } from '../../payments/deposits/open-deposit.ts'
import { depositsWithPayments } from '../../payments/deposits/read-deposits.ts'
import { limitCardPayments } from '../../payments/limit-card-payments.ts'
import { settlePayment } from '../../payments/settle-payment.ts'
import { readOwnSettings } from '../../site/read-own-site.ts'
import { askedNow } from './payment-of.ts'
import { findShared, shopCtx } from './shared-quote.ts'

interface PayShared {
  token: string
  part: DepositPart
  method: GatewayMethod
  total: Money
  email: string
  idempotencyKey: string
}

/** What the quote asks now, as it is shown, with the quote locked. Throws deposit.not-asked, and input.invalid for a method that is not offered. */
const askFor =
  (ctx: Ctx, { token, part, method }: PayShared) =>
  async (tx: Parameters<typeof findShared>[0]) => {
    const row = await findShared(tx, ctx, token, 'lock')
    const asked = await askedNow(tx, ctx, row)
    if (!asked || asked.part !== part) throw new AppError('deposit.not-asked')
    const { paymentMethods } = await readOwnSettings(tx, ctx.agencyId)
    assertOfferedToCustomers(ctx, { amount: asked.amount, method, ways: paymentMethods })
    // Titles of postings stay for good, so they name nobody.
    const about = `${depositPartWords[part]} for ${formatQuoteNumber(row)}`
    return { ...asked, purpose: 'quote' as const, subjectId: row.id, about }
  }

/** Starts the payment of what an accepted quote asks in advance. Throws deposit.not-asked, checkout.price-changed and payment.gateway-failed. */
export async function payShared(context: RequestContext, input: PayShared): Promise<{ redirectUrl: string | null }> {
  const ctx = await shopCtx(context)
  const { token, method, total, email, idempotencyKey, part } = input
  const ask = askFor(ctx, input)
  const { subjectId } = await ctx.tx(ask)
  const call = { key: idempotencyKey, endpoint: 'sharedQuotes.pay', content: { subjectId, part, method, total } }
  return runIdempotent(ctx, call, async () => {
    if (method === 'card') await limitCardPayments({ ...context, ctx }, subjectId)
    const callbackUrl = `${context.visitor.origin}/quote/${token}?paid=card`
    return { redirectUrl: await openDeposit(ctx, { method, total, email, callbackUrl, until: null }, ask) }
  })
}

/** Settles the payment that is awaited now, instead of waiting for the webhook; null where none is. */
export async function confirmShared(context: RequestContext, { token }: { token: string }) {
  const ctx = await shopCtx(context)
  const awaited = await ctx.tx(async (tx) => {
    const { id } = await findShared(tx, ctx, token)
    const all = await depositsWithPayments(tx, ctx, { purpose: 'quote', subjectIds: [id] })
    return all.findLast(({ deposit, payment }) => deposit.state === 'awaited' && payment.status === 'pending')
  })
  if (!awaited) return { status: null }
  const { status } = await settlePayment(ctx, { paymentId: awaited.payment.id })
  return { status }
}
