import { and, eq, inArray } from 'drizzle-orm'
import type { DepositView } from '#contract/deposits/deposit-view.ts'
import type { DepositPurpose } from '#domain/deposits/deposit.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { payments } from '../../../db/schema/index.ts'
import { feeOf, type StoredPayment } from '../../ledger/payment-row.ts'
import { amountOf, type DepositRow, depositsOf } from './deposit-row.ts'

export interface PaidDeposit {
  deposit: DepositRow
  payment: StoredPayment
}

/** The deposits of subjects with their payments, oldest first. */
export async function depositsWithPayments(
  tx: Transaction,
  ctx: Ctx,
  of: { purpose: DepositPurpose; subjectIds: readonly string[] },
): Promise<PaidDeposit[]> {
  const rows = await depositsOf(tx, ctx, of)
  if (rows.length === 0) return []
  const ids = rows.map(({ paymentId }) => paymentId)
  const paid = await tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), inArray(payments.id, ids)))
  return rows.flatMap((deposit) => {
    const payment = paid.find(({ id }) => id === deposit.paymentId)
    return payment ? [{ deposit, payment }] : []
  })
}

/** Whether it arrived, or may still arrive. */
export const isShownDeposit = ({ deposit, payment }: PaidDeposit): boolean =>
  deposit.state !== 'awaited' || payment.status === 'pending'

/** A deposit for members. */
export const presentDeposit = ({ deposit, payment }: PaidDeposit): DepositView => ({
  id: deposit.id,
  part: deposit.part,
  state: deposit.state,
  amount: amountOf(deposit),
  fee: feeOf(payment),
  method: payment.method === 'card' ? 'card' : 'bank-transfer',
  heldAt: deposit.heldAt?.toISOString() ?? null,
  ended: deposit.endedAt && { at: deposit.endedAt.toISOString(), by: deposit.endedBy, reason: deposit.reason },
})

/** The deposits of subjects for members; payments that failed are left out. */
export const readDeposits = async (
  tx: Transaction,
  ctx: Ctx,
  of: { purpose: DepositPurpose; subjectIds: readonly string[] },
): Promise<DepositView[]> => (await depositsWithPayments(tx, ctx, of)).filter(isShownDeposit).map(presentDeposit)
