import { and, asc, eq, inArray } from 'drizzle-orm'
import { canBecome, type DepositPart, type DepositPurpose, type DepositState, paidStates } from '#domain/deposits/deposit.ts'
import { AppError } from '#domain/errors.ts'
import { type Money, money } from '#domain/money/money.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { deposits } from '../../../db/schema/index.ts'
import { recordEvent } from '../../../events/record-event.ts'
import { readPayment } from '../../ledger/payment-row.ts'

export type DepositRow = typeof deposits.$inferSelect

/** What a deposit is for: a quote, or a share. */
export interface DepositSubject {
  purpose: DepositPurpose
  subjectId: string
}

export const amountOf = ({ amount, currency }: DepositRow): Money => money(amount, currency)

/** The deposit of a payment; null for a payment that is none. With `lock` it is locked until the transaction ends. */
export async function depositOfPayment(
  tx: Transaction,
  ctx: Ctx,
  paymentId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<DepositRow | null> {
  const asked = tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.agencyId, ctx.agencyId), eq(deposits.paymentId, paymentId)))
  const [row] = await (lock === 'lock' ? asked.for('update') : asked)
  return row ?? null
}

/** A deposit; with `lock` it is locked until the transaction ends. Throws access.not-found. */
export async function readDeposit(tx: Transaction, ctx: Ctx, id: string, lock: 'lock' | 'read' = 'read'): Promise<DepositRow> {
  const asked = tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.agencyId, ctx.agencyId), eq(deposits.id, id)))
  const [row] = await (lock === 'lock' ? asked.for('update') : asked)
  if (!row) throw new AppError('access.not-found')
  return row
}

/** The deposits of subjects of one purpose, oldest first; with `lock` they are locked until the transaction ends. */
export async function depositsOf(
  tx: Transaction,
  ctx: Ctx,
  { purpose, subjectIds }: { purpose: DepositPurpose; subjectIds: readonly string[] },
  lock: 'lock' | 'read' = 'read',
): Promise<DepositRow[]> {
  const isOf = and(eq(deposits.purpose, purpose), inArray(deposits.subjectId, [...subjectIds]))
  const asked = tx
    .select()
    .from(deposits)
    .where(and(eq(deposits.agencyId, ctx.agencyId), isOf))
    .orderBy(asc(deposits.createdAt), asc(deposits.id))
  return lock === 'lock' ? asked.for('update') : asked
}

/** The parts that are paid. */
export const paidParts = (rows: readonly DepositRow[]): DepositPart[] =>
  rows.flatMap(({ part, state }) => (paidStates.includes(state) ? part : []))

interface Change {
  state: DepositState
  by?: string
  reason?: string
}

/** Moves a locked deposit on and publishes it. Throws deposit.not-held for a step that is not possible. */
export async function moveDeposit(tx: Transaction, ctx: Ctx, row: DepositRow, change: Change): Promise<DepositRow> {
  const { state, by = ctx.actor.name, reason = row.reason } = change
  if (!canBecome(row.state, state)) throw new AppError('deposit.not-held')
  const now = ctx.now()
  const times = state === 'held' ? { heldAt: now } : { endedAt: now, endedBy: row.state === 'returning' ? row.endedBy : by }
  const set = { state, reason, ...times }
  await tx
    .update(deposits)
    .set(set)
    .where(and(eq(deposits.agencyId, ctx.agencyId), eq(deposits.id, row.id)))
  await recordEvent(tx, ctx, { kind: 'deposit.changed', subject: row.id, payload: { state, purpose: row.purpose } })
  return { ...row, ...set }
}

/**
 * A held deposit, locked after its payment, as everything that settles or reverses a payment does. Throws access.not-found, and deposit.not-held, also
 * where its payment is being taken back.
 */
export async function lockHeld(tx: Transaction, ctx: Ctx, id: string): Promise<DepositRow> {
  const { paymentId } = await readDeposit(tx, ctx, id)
  const { status } = await readPayment(tx, ctx, paymentId, 'lock')
  const row = await readDeposit(tx, ctx, id, 'lock')
  if (row.state !== 'held' || status !== 'succeeded') throw new AppError('deposit.not-held')
  return row
}
