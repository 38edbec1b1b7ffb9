import { and, inArray, isNull } from 'drizzle-orm'
import type { SharedPayment } from '#contract/quotes/quote-shapes.ts'
import { paidStates } from '#domain/deposits/deposit.ts'
import { money } from '#domain/money/money.ts'
import type { WayToPay } from '#domain/money/payment-fees.ts'
import { amountsOf, type DepositAsk, nextPart } from '#domain/quotes/deposit-ask.ts'
import { formatQuoteNumber } from '#domain/quotes/quote-number.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkouts } from '../../../db/schema/index.ts'
import { paymentSoFar } from '../../ledger/payment-so-far.ts'
import { customerMethods } from '../../payments/deposits/customer-methods.ts'
import { amountOf, depositsOf, paidParts } from '../../payments/deposits/deposit-row.ts'
import { depositsWithPayments } from '../../payments/deposits/read-deposits.ts'
import { readAccepted } from '../choices/accepted-choices.ts'
import { checkoutsOf } from '../choices/checkouts-of.ts'
import type { QuoteRecord } from '../quote-row.ts'
import { currentContent } from '../quote-version.ts'

const ofQuote = ({ id }: QuoteRecord) => ({ purpose: 'quote' as const, subjectIds: [id] })

async function askOf(tx: Transaction, ctx: Ctx, row: QuoteRecord): Promise<DepositAsk | null> {
  if (row.status !== 'accepted') return null
  return (await currentContent(tx, ctx, row)).cover.deposit ?? null
}

const totalOf = ({ acceptedAmount, currency }: QuoteRecord) => money(acceptedAmount ?? 0, currency)

/** What an accepted quote asks its customer to pay now; null where nothing is asked, and where the customer pays or has paid it as a booking. */
export async function askedNow(tx: Transaction, ctx: Ctx, row: QuoteRecord) {
  const ask = await askOf(tx, ctx, row)
  if (!ask) return null
  const byCustomer = and(isNull(checkouts.createdBy), inArray(checkouts.state, ['paying', 'done']))
  if ((await checkoutsOf(tx, ctx, await readAccepted(tx, ctx, row), byCustomer)).length > 0) return null
  return nextPart(ask, { total: totalOf(row), paid: paidParts(await depositsOf(tx, ctx, ofQuote(row))) })
}

/** What the customer paid in advance and can pay now, on the page of the quote. */
export async function paymentOf(
  tx: Transaction,
  ctx: Ctx,
  row: QuoteRecord,
  ways: readonly WayToPay[],
): Promise<SharedPayment | null> {
  const ask = await askOf(tx, ctx, row)
  if (!ask) return null
  const all = await depositsWithPayments(tx, ctx, ofQuote(row))
  const next = await askedNow(tx, ctx, row)
  const awaited = all.findLast(({ deposit, payment }) => deposit.state === 'awaited' && payment.status === 'pending')
  return {
    ...amountsOf(ask, totalOf(row)),
    paid: all.flatMap(({ deposit }) =>
      paidStates.includes(deposit.state)
        ? [{ part: deposit.part, amount: amountOf(deposit), at: (deposit.heldAt ?? deposit.createdAt).toISOString() }]
        : [],
    ),
    next: next && { ...next, methods: customerMethods(ctx, next.amount, ways), idempotencyKey: ctx.newId() },
    awaited: awaited ? paymentSoFar(awaited.payment, formatQuoteNumber(row)) : null,
  }
}
