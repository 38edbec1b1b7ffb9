import { and, asc, eq, inArray, type SQLWrapper, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Money } from '#domain/money/money.ts'
import { outcomes } from '#domain/money/payment-status.ts'
import { excessOf } from '#domain/orders/settlement.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { paymentAllocations, payments } from '../../db/schema/index.ts'

export type StoredPayment = typeof payments.$inferSelect

/** A payment with its order; null for a top-up. */
export type PaymentRow = StoredPayment & { orderId: string | null }

/** The payment methods that the gateway processes. */
export const gatewayMethods = ['card', 'bank-transfer'] as const satisfies readonly PaymentRow['method'][]
export type GatewayMethod = (typeof gatewayMethods)[number]

/** Our reference at the gateway of the payment with this id. */
export const referenceOf = (id: string): string => `PAY-${id}`

/** The gateway knows the whole payment only, by its reference. */
export const gatewayReference = ({ reference, partOf }: Pick<StoredPayment, 'reference' | 'partOf'>): string =>
  partOf ? referenceOf(partOf) : reference

/** The amount charged, including the fee. */
export const chargedBy = ({ amount, currency }: StoredPayment): Money => ({ amount, currency })

export const feeOf = ({ fee, currency }: StoredPayment): Money => ({ amount: fee, currency })

/** The outcome of a payment for a waiting client: a payment that is being refunded had succeeded. */
export const outcomeOf = ({ status }: StoredPayment): (typeof outcomes)[PaymentRow['status']] => outcomes[status]

/** The current amounts: `excess` pays no order although the rest does, and is not refunded yet. */
export type SettledPayment = PaymentRow & { excess: Money }

/** Reads a payment; with `lock` it is locked until the transaction ends. Throws access.not-found. */
export async function readPayment(tx: Transaction, ctx: Ctx, id: string, lock?: 'lock'): Promise<SettledPayment> {
  const query = tx
    .select()
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, id)))
  const [row] = lock ? await query.for('update') : await query
  if (!row) throw new AppError('access.not-found')
  const of = await tx
    .select({ orderId: paymentAllocations.orderId, pays: paymentAllocations.amount, fee: paymentAllocations.fee })
    .from(paymentAllocations)
    .where(and(eq(paymentAllocations.agencyId, ctx.agencyId), eq(paymentAllocations.paymentId, id)))
  if (of.length > 1) throw new Error(`payment ${id} pays ${of.length} orders where one is sold`)
  const [paid] = of
  const excess = paid && outcomeOf(row) === 'succeeded' ? excessOf({ ...row, ...paid }) : 0
  return { ...row, orderId: paid?.orderId ?? null, excess: { amount: excess, currency: row.currency } }
}

/** The parts of a payment of several orders, in their sequence; with `lock` they are locked. Empty for any other payment. */
export async function readParts(tx: Transaction, ctx: Ctx, id: string, lock?: 'lock'): Promise<SettledPayment[]> {
  const rows = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.partOf, id)))
    // `PAY-<id>-10` comes after `PAY-<id>-9`.
    .orderBy(asc(sql`length(${payments.reference})`), asc(payments.reference))
  const parts: SettledPayment[] = []
  for (const part of rows) parts.push(await readPayment(tx, ctx, part.id, lock))
  return parts
}

/** Whether a payment was requested for this order. */
export const isForOrder = (tx: Transaction, ctx: Ctx, orderId: string | SQLWrapper) =>
  inArray(
    payments.id,
    tx
      .select({ id: paymentAllocations.paymentId })
      .from(paymentAllocations)
      .where(and(eq(paymentAllocations.agencyId, ctx.agencyId), eq(paymentAllocations.orderId, orderId))),
  )

/** The columns of a payment that a refund changes. */
type Returned = { status: 'refunded' | 'reversing' | 'reversed'; message?: string }

/** Ends a pending payment as succeeded or failed. */
export const setSettled = <P extends StoredPayment>(
  tx: Transaction,
  ctx: Ctx,
  payment: P,
  set: { status: 'succeeded' | 'divided' | 'failed' | 'abandoned' | 'expired'; message: string | null },
): Promise<P> => setPayment(tx, ctx, payment, { ...set, settledAt: ctx.now() })

/** Marks a payment as refunded in full; the time of its success does not change. */
export const setReturned = <P extends StoredPayment>(tx: Transaction, ctx: Ctx, payment: P, set: Returned): Promise<P> =>
  setPayment(tx, ctx, payment, { ...set, returnedAt: ctx.now() })

async function setPayment<P extends StoredPayment>(
  tx: Transaction,
  ctx: Ctx,
  payment: P,
  set: Partial<StoredPayment>,
): Promise<P> {
  const [row] = await tx
    .update(payments)
    .set(set)
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, payment.id)))
    .returning({ id: payments.id })
  if (!row) throw new AppError('access.not-found')
  return { ...payment, ...set }
}

/** The statement that writes a payment's allocation to an order: a share of the order's price, and of the payment's fee that the order charges. */
export function allocate(tx: Transaction, ctx: Ctx, of: { paymentId: string; orderId: string; amount: Money; fee: Money }) {
  const { paymentId, orderId, amount, fee } = of
  const row = { id: ctx.newId(), agencyId: ctx.agencyId, paymentId, orderId, amount: amount.amount, fee: fee.amount }
  return tx.insert(paymentAllocations).values(row)
}

const ofOrder = (ctx: Ctx, of: { paymentId: string; orderId: string }) =>
  and(
    eq(paymentAllocations.agencyId, ctx.agencyId),
    eq(paymentAllocations.paymentId, of.paymentId),
    eq(paymentAllocations.orderId, of.orderId),
  )

/** Allocates this payment to the order: of all payments requested for it, only this one has a fee. */
export async function allocateAgain(
  tx: Transaction,
  ctx: Ctx,
  { paymentId, orderId, amount, fee }: { paymentId: string; orderId: string; amount: Money; fee: Money },
): Promise<void> {
  const isIt = eq(paymentAllocations.paymentId, paymentId)
  await tx
    .update(paymentAllocations)
    .set({
      amount: sql`case when ${isIt} then ${amount.amount}::bigint else ${paymentAllocations.amount} end`,
      fee: sql`case when ${isIt} then ${fee.amount}::bigint else 0 end`,
    })
    .where(and(eq(paymentAllocations.agencyId, ctx.agencyId), eq(paymentAllocations.orderId, orderId)))
}

/**
 * Removes the allocation to the order: all of the payment is to be refunded. A fee that the order charged stays in its total unless another payment
 * replaces it.
 */
export async function allocateNothing(tx: Transaction, ctx: Ctx, of: { paymentId: string; orderId: string }): Promise<void> {
  await tx.update(paymentAllocations).set({ amount: 0 }).where(ofOrder(ctx, of))
}

/** Records that the part of a payment that pays no order was refunded; the rest stays. */
export async function setExcessReturned(
  tx: Transaction,
  ctx: Ctx,
  { id, excess, excessReturned }: SettledPayment,
): Promise<void> {
  await tx
    .update(payments)
    .set({ excessReturned: excessReturned + excess.amount, returnedAt: ctx.now() })
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, id)))
}

/** Records that part of a payment's allocation to an order was refunded; the payment stays. */
export async function setPartReturned(
  tx: Transaction,
  ctx: Ctx,
  { returned, ...of }: { paymentId: string; orderId: string; returned: Money },
): Promise<void> {
  await tx.update(paymentAllocations).set({ returned: returned.amount }).where(ofOrder(ctx, of))
  await tx
    .update(payments)
    .set({ returnedAt: ctx.now() })
    .where(and(eq(payments.agencyId, ctx.agencyId), eq(payments.id, of.paymentId)))
}
