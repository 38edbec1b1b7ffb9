import { and, eq, sql } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { orders, paymentAllocations } from '../../../db/schema/index.ts'
import type { StoredPayment } from '../../ledger/payment-row.ts'

interface Charged {
  order: { id: string }
  payment: Pick<StoredPayment, 'id' | 'amount' | 'fee'>
}

const setCharged = async (
  tx: Transaction,
  ctx: Ctx,
  { order, payment }: Charged,
  set: { amount: number; fee: number },
  by: number,
) => {
  const ofOrder = and(eq(paymentAllocations.orderId, order.id), eq(paymentAllocations.paymentId, payment.id))
  await tx
    .update(paymentAllocations)
    .set(set)
    .where(and(eq(paymentAllocations.agencyId, ctx.agencyId), ofOrder))
  await tx
    .update(orders)
    .set({ total: sql`${orders.total} + ${by}` })
    .where(and(eq(orders.agencyId, ctx.agencyId), eq(orders.id, order.id)))
}

/** A locked order charges the fee of a payment for its change from now on; the price follows when the change is made. */
export const chargeChange = (tx: Transaction, ctx: Ctx, charged: Charged): Promise<void> => {
  const { amount, fee } = charged.payment
  return setCharged(tx, ctx, charged, { amount: amount - fee, fee }, fee)
}

/** The change was not made: the locked order charges neither the payment nor its fee. */
export const dischargeChange = (tx: Transaction, ctx: Ctx, charged: Charged): Promise<void> =>
  setCharged(tx, ctx, charged, { amount: 0, fee: 0 }, -charged.payment.fee)
