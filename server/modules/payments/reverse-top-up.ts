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
import { depositOfPayment } from './deposits/deposit-row.ts'
import { reverseDeposit } from './deposits/reverse-deposit.ts'

/** The amount that a top-up credited to the wallet, which its reversal takes. */
export const broughtBy = (payment: StoredPayment): Money => subtract(chargedBy(payment), feeOf(payment))

const reversing = (ctx: Ctx, currency: string) =>
  and(eq(payments.agencyId, ctx.agencyId), eq(payments.status, 'reversing'), eq(payments.currency, currency))

/** Reversed top-ups that are not taken from the wallet yet, oldest first. */
export const readReversing = (tx: Transaction, ctx: Ctx, currency: string): Promise<StoredPayment[]> =>
  tx.select().from(payments).where(reversing(ctx, currency)).orderBy(asc(payments.returnedAt), asc(payments.id))

/** The same rows, locked: always before the ledger's balances, like a payment's own row. */
export const lockReversing = (tx: Transaction, ctx: Ctx, currency: string): Promise<StoredPayment[]> =>
  tx.select().from(payments).where(reversing(ctx, currency)).orderBy(asc(payments.returnedAt), asc(payments.id)).for('update')

/**
 * Takes a locked reversed top-up, or a deposit, from the wallet in full, by the reversal of its posting, and notifies the agency. False while the balance does not
 * cover it: it never becomes negative. Throws payment.balance-low when the balance was spent concurrently; the transaction must then be rolled back.
 */
export async function reverseTopUp(tx: Transaction, ctx: Ctx, payment: StoredPayment): Promise<boolean> {
  const { id, currency } = payment
  const deposit = await depositOfPayment(tx, ctx, id, 'lock')
  if (deposit) return reverseDeposit(tx, ctx, { payment, deposit })
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
