import { and, desc, eq, gt } from 'drizzle-orm'
import type { DepositPart } from '#domain/deposits/deposit.ts'
import { AppError } from '#domain/errors.ts'
import { add, isSame, type Money, subtract } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { deposits, payments } from '../../../db/schema/index.ts'
import { chargedBy, feeOf, type GatewayMethod, type PaymentRow } from '../../ledger/payment-row.ts'
import { insertGatewayPayment, openHostedPage } from '../open-gateway-payment.ts'
import { openTransfer, transferFor } from '../open-transfer.ts'
import type { DepositSubject } from './deposit-row.ts'

/** How long the account of a transfer accepts money: the gateway's maximum. */
const TRANSFER_MS = 8 * 3_600_000

/** What a customer is asked for now. */
export interface AskedDeposit extends DepositSubject {
  part: DepositPart
  /** Without the fee. */
  amount: Money
  /** What it is for, in words. */
  about: string
}

export interface DepositPayment {
  method: GatewayMethod
  /** The amount that the payer agreed to, including the fee. */
  total: Money
  email: string
  callbackUrl: string
  /** The end of what is paid, if the account of a transfer must close before. */
  until: Date | null
}

/**
 * Starts the payment of a deposit at the gateway. `ask` reads what is asked now and locks its subject: a second click, another tab and a reload get
 * the same payment. Returns the gateway's page; null for a transfer. Throws checkout.price-changed for another amount, and payment.gateway-failed.
 */
export async function openDeposit(
  ctx: Ctx,
  { method, total, email, callbackUrl, until }: DepositPayment,
  ask: (tx: Transaction) => Promise<AskedDeposit>,
): Promise<string | null> {
  const payment = await ctx.tx(async (tx) => {
    const asked = await ask(tx)
    const fee = gatewaySurcharge(asked.amount)
    const amount = add(asked.amount, fee)
    if (!isSame(amount, total)) throw new AppError('checkout.price-changed', { total: amount })
    const open = await findOpen(tx, ctx, { asked, amount, method })
    if (open) return open
    const wanted = { order: null, amount, fee, idempotencyKey: keyOf(asked), createdBy: null }
    const made =
      method === 'card' ? await insertGatewayPayment(tx, ctx, { ...wanted, method }) : await transferFor(tx, ctx, wanted)
    await insertDeposit(tx, ctx, { asked, payment: made, email })
    return made
  })
  if (method === 'card') return payment.redirectUrl ?? openHostedPage(ctx, { payment, email, callbackUrl })
  const longest = ctx.now().getTime() + TRANSFER_MS
  await openTransfer(ctx, { payment, email, until: new Date(Math.min(longest, until?.getTime() ?? Infinity)) })
  return null
}

const keyOf = ({ purpose, subjectId, part }: AskedDeposit): string => `deposit:${purpose}:${subjectId}:${part}`

interface Wanted {
  asked: AskedDeposit
  amount: Money
  method: GatewayMethod
}

/** The pending payment of the same amount by the same method, while its page or account is open. */
async function findOpen(tx: Transaction, ctx: Ctx, { asked, amount, method }: Wanted): Promise<PaymentRow | null> {
  const { purpose, subjectId, part } = asked
  const opened = new Date(ctx.now().getTime() - (method === 'card' ? ctx.system.config.CHECKOUT_MS : TRANSFER_MS))
  const [found] = await tx
    .select({ payment: payments })
    .from(deposits)
    .innerJoin(payments, eq(payments.id, deposits.paymentId))
    .where(
      and(
        eq(deposits.agencyId, ctx.agencyId),
        eq(deposits.purpose, purpose),
        eq(deposits.subjectId, subjectId),
        eq(deposits.part, part),
        eq(deposits.state, 'awaited'),
        eq(payments.status, 'pending'),
        eq(payments.method, method),
        eq(payments.amount, amount.amount),
        gt(payments.createdAt, opened),
      ),
    )
    .orderBy(desc(payments.createdAt))
    .limit(1)
  if (!found) return null
  const { payment } = found
  const isOver = payment.transfer !== null && new Date(payment.transfer.until) <= ctx.now()
  const isNeverOpened = method === 'bank-transfer' ? payment.transfer === null : payment.redirectUrl === null
  return isOver || isNeverOpened ? null : { ...payment, orderId: null }
}

async function insertDeposit(
  tx: Transaction,
  ctx: Ctx,
  { asked, payment, email }: { asked: AskedDeposit; payment: PaymentRow; email: string },
): Promise<void> {
  const { purpose, subjectId, part, about } = asked
  const { amount, currency } = subtract(chargedBy(payment), feeOf(payment))
  await tx
    .insert(deposits)
    .values({
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      paymentId: payment.id,
      purpose,
      subjectId,
      part,
      amount,
      currency,
      about,
      payerCipher: ctx.system.cipher.seal({ email }),
      createdAt: ctx.now(),
    })
    .onConflictDoNothing()
}
