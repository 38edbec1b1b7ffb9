import { and, asc, eq } from 'drizzle-orm'
import { reversalOf, topUp } from '#domain/money/ledger.ts'
import { isLess, type Money, subtract } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'
import { recordEvent } from '../../events/record-event.ts'
import { findMovement } from '../ledger/find-movement.ts'
import { chargedBy, feeOf, type StoredPayment, setReturned } from '../ledger/payment-row.ts'
import { postMovement } from '../ledger/post-movement.ts'
import { readBalance } from '../ledger/read-balance.ts'

/** What a top-up brought to the wallet, which is what its reversal takes. */
export const broughtBy = (payment: StoredPayment): Money => subtract(chargedBy(payment), feeOf(payment))

const reversing = (ctx: Ctx, currency: string) =>
  and(eq(payments.agencyId, ctx.agencyId), eq(payments.status, 'reversing'), eq(payments.currency, currency))

/** Top-ups that the gateway gave back and the wallet has not given yet, oldest first. */
export const readReversing = (tx: Transaction, ctx: Ctx, currency: string): Promise<StoredPayment[]> =>
  tx.select().from(payments).where(reversing(ctx, currency)).orderBy(asc(payments.returnedAt), asc(payments.id))

/** The same, locked: always before the ledger's balances, as a payment's own row is. */
export const lockReversing = (tx: Transaction, ctx: Ctx, currency: string): Promise<StoredPayment[]> =>
  tx.select().from(payments).where(reversing(ctx, currency)).orderBy(asc(payments.returnedAt), asc(payments.id)).for('update')

/**
 * Takes a locked top-up that the gateway gave back to its payer out of the wallet, whole, by the reversal of its movement, and tells the
 * agency. False while the wallet does not have it: it is never taken below zero. Throws payment.balance-low when it was spent this
 * very moment; the transaction is then to be given up.
 */
export async function reverseTopUp(tx: Transaction, ctx: Ctx, payment: StoredPayment): Promise<boolean> {
  const { id, currency } = payment
  const balance = await readBalance(tx, ctx, { account: 'wallet', currency })
  if (isLess(balance, broughtBy(payment))) return false
  await postMovement(tx, ctx, {
    movement: reversalOf(topUp(chargedBy(payment), feeOf(payment))),
    reference: id,
    title: 'Wallet top-up taken back',
    reverses: await findMovement(tx, ctx, { kind: 'top-up', reference: id }),
  })
  await setReturned(tx, ctx, payment, { status: 'reversed' })
  await recordEvent(tx, ctx, { kind: 'top-up.reversed', subject: id, payload: {} })
  return true
}
