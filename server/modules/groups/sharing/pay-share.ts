import { depositPartWords } from '#domain/deposits/deposit.ts'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import type { RequestContext } from '../../../http/request-context.ts'
import type { GatewayMethod } from '../../ledger/payment-row.ts'
import { runIdempotent } from '../../ledger/run-idempotent.ts'
import { assertOfferedToCustomers } from '../../payments/deposits/customer-methods.ts'
import { openDeposit } from '../../payments/deposits/open-deposit.ts'
import { limitCardPayments } from '../../payments/limit-card-payments.ts'
import { settlePayment } from '../../payments/settle-payment.ts'
import { shopCtx } from '../../quotes/sharing/shared-quote.ts'
import { readOwnSettings } from '../../site/read-own-site.ts'
import { amountOfShare, setShare } from '../group-row.ts'
import { findShared } from './find-shared.ts'

interface PayShare {
  token: string
  method: GatewayMethod
  total: Money
  email: string
  idempotencyKey: string
}

/** What the share asks now, with the time at which its payer agreed to the rule. Throws deposit.not-asked. */
async function askFor(tx: Transaction, ctx: Ctx, { token, method }: PayShare) {
  const { share, order, isAsked, until } = await findShared(tx, ctx, token)
  if (!isAsked) throw new AppError('deposit.not-asked')
  const amount = amountOfShare(share)
  const { paymentMethods } = await readOwnSettings(tx, ctx.agencyId)
  assertOfferedToCustomers(ctx, { amount, method, ways: paymentMethods })
  await setShare(tx, ctx, share, { agreedAt: share.agreedAt ?? ctx.now() })
  // Titles of postings stay for good, so they name nobody.
  const about = `${depositPartWords[share.kind]} of ${formatOrderNumber(order)}, ${order.title}`
  return { purpose: 'share' as const, subjectId: share.id, part: share.kind, amount, about, until }
}

/** Starts the payment of a share, after its payer agreed to the rule. Throws deposit.not-asked, checkout.price-changed and payment.gateway-failed. */
export async function payShare(context: RequestContext, input: PayShare): Promise<{ redirectUrl: string | null }> {
  const ctx = await shopCtx(context)
  const { token, method, total, email, idempotencyKey } = input
  const { subjectId, until } = await ctx.tx((tx) => askFor(tx, ctx, input))
  const call = { key: idempotencyKey, endpoint: 'sharedShares.pay', content: { subjectId, method, total } }
  return runIdempotent(ctx, call, async () => {
    if (method === 'card') await limitCardPayments({ ...context, ctx }, subjectId)
    const callbackUrl = `${context.visitor.origin}/share/${token}?paid=card`
    const opened = { method, total, email, callbackUrl, until }
    return { redirectUrl: await openDeposit(ctx, opened, (tx) => askFor(tx, ctx, input)) }
  })
}

/** Settles the payment that is awaited now, instead of waiting for the webhook; null where none is. */
export async function confirmShare(context: RequestContext, { token }: { token: string }) {
  const ctx = await shopCtx(context)
  const { deposits } = await ctx.tx((tx) => findShared(tx, ctx, token))
  const awaited = deposits.findLast(({ deposit, payment }) => deposit.state === 'awaited' && payment.status === 'pending')
  if (!awaited) return { status: null }
  const { status } = await settlePayment(ctx, { paymentId: awaited.payment.id })
  return { status }
}
