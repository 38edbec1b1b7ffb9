import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'

export type PaymentRow = typeof payments.$inferSelect

/** The methods whose money the gateway takes. */
export type GatewayMethod = Exclude<PaymentRow['method'], 'wallet'>

/** What is charged, the fee included. */
export const chargedBy = ({ amount, currency }: PaymentRow): Money => ({ amount, currency })

export const feeOf = ({ fee, currency }: PaymentRow): Money => ({ amount: fee, currency })

const outcomes = {
  pending: 'pending',
  failed: 'failed',
  succeeded: 'succeeded',
  refunding: 'succeeded',
  refunded: 'succeeded',
  reversing: 'succeeded',
  reversed: 'succeeded',
} as const

/** What became of a payment, for who waits for it: money that is on its way back had arrived. */
export const outcomeOf = ({ status }: PaymentRow): (typeof outcomes)[PaymentRow['status']] => outcomes[status]

/** Reads a payment; with `lock` nobody else changes it until the transaction ends. Throws access.not-found. */
export async function readPayment(tx: Transaction, ctx: Ctx, id: string, lock?: 'lock'): Promise<PaymentRow> {
  const query = tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, id)))
  const [row] = lock ? await query.for('update') : await query
  if (!row) throw new AppError('access.not-found')
  return row
}

/** Changes a payment that has come to an end. */
export async function setPayment(tx: Transaction, ctx: Ctx, id: string, set: Partial<PaymentRow>): Promise<PaymentRow> {
  const [row] = await tx
    .update(payments)
    .set({ ...set, settledAt: ctx.now() })
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, id)))
    .returning()
  if (!row) throw new AppError('access.not-found')
  return row
}
