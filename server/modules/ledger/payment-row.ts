import { and, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money.ts'
import { outcomes } from '#domain/payment-status.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { payments } from '../../db/schema/index.ts'

export type PaymentRow = typeof payments.$inferSelect

/** The methods whose money the gateway takes. */
export const gatewayMethods = ['card', 'bank-transfer'] as const satisfies readonly PaymentRow['method'][]
export type GatewayMethod = (typeof gatewayMethods)[number]

/** What is charged, the fee included. */
export const chargedBy = ({ amount, currency }: PaymentRow): Money => ({ amount, currency })

export const feeOf = ({ fee, currency }: PaymentRow): Money => ({ amount: fee, currency })

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

/** What of a payment money that goes back changes. */
type Returned = { status: 'refunded' | 'reversing' | 'reversed'; message?: string } | { returned: number }

/** Ends a payment that was waited for: the money arrived, or none comes. */
export const setSettled = (
  tx: Transaction,
  ctx: Ctx,
  id: string,
  set: { status: 'succeeded' | 'failed' | 'abandoned' | 'expired'; message: string | null },
): Promise<PaymentRow> => setPayment(tx, ctx, id, { ...set, settledAt: ctx.now() })

/** Money of a payment went back; when it had arrived stays as it was. */
export const setReturned = (tx: Transaction, ctx: Ctx, id: string, set: Returned): Promise<PaymentRow> =>
  setPayment(tx, ctx, id, { ...set, returnedAt: ctx.now() })

async function setPayment(tx: Transaction, ctx: Ctx, id: string, set: Partial<PaymentRow>): Promise<PaymentRow> {
  const [row] = await tx
    .update(payments)
    .set(set)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, id)))
    .returning()
  if (!row) throw new AppError('access.not-found')
  return row
}
