import { and, asc, eq } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { type Money, money, sum } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { costGroups, costShares } from '../../db/schema/index.ts'
import { type DepositRow, depositsOf, paidParts } from '../payments/deposits/deposit-row.ts'

export type GroupRow = typeof costGroups.$inferSelect
export type ShareRow = typeof costShares.$inferSelect

/** The group of an order; null where its cost is not shared. With `lock` it is locked until the transaction ends. */
export async function findGroup(
  tx: Transaction,
  ctx: Ctx,
  orderId: string,
  lock: 'lock' | 'read' = 'read',
): Promise<GroupRow | null> {
  const asked = tx
    .select()
    .from(costGroups)
    .where(and(eq(costGroups.agencyId, ctx.agencyId), eq(costGroups.orderId, orderId)))
  const [row] = await (lock === 'lock' ? asked.for('update') : asked)
  return row ?? null
}

/** The same. Throws access.not-found. */
export async function readGroup(tx: Transaction, ctx: Ctx, orderId: string, lock: 'lock' | 'read' = 'read'): Promise<GroupRow> {
  const group = await findGroup(tx, ctx, orderId, lock)
  if (!group) throw new AppError('access.not-found')
  return group
}

export const setGroup = (tx: Transaction, ctx: Ctx, { id }: GroupRow, set: Partial<GroupRow>) =>
  tx
    .update(costGroups)
    .set(set)
    .where(and(eq(costGroups.agencyId, ctx.agencyId), eq(costGroups.id, id)))

/** `Share 2`: a line of an order's history stays for good, so it names nobody. */
export const shareWords = ({ position }: ShareRow): string => `Share ${position + 1}`

export const amountOfShare = ({ amount, currency }: ShareRow): Money => money(amount, currency)

export const sharesOf = (tx: Transaction, ctx: Ctx, { id }: GroupRow): Promise<ShareRow[]> =>
  tx
    .select()
    .from(costShares)
    .where(and(eq(costShares.agencyId, ctx.agencyId), eq(costShares.groupId, id)))
    .orderBy(asc(costShares.position), asc(costShares.id))

/** A share with its group, by the id of the share; null for one that was erased. */
export async function findShare(tx: Transaction, ctx: Ctx, id: string): Promise<{ share: ShareRow; group: GroupRow } | null> {
  const [found] = await tx
    .select({ share: costShares, group: costGroups })
    .from(costShares)
    .innerJoin(costGroups, eq(costGroups.id, costShares.groupId))
    .where(and(eq(costShares.agencyId, ctx.agencyId), eq(costShares.id, id)))
  return found ?? null
}

export const setShare = (tx: Transaction, ctx: Ctx, { id }: ShareRow, set: Partial<ShareRow>) =>
  tx
    .update(costShares)
    .set(set)
    .where(and(eq(costShares.agencyId, ctx.agencyId), eq(costShares.id, id)))

export interface PaidShare {
  share: ShareRow
  deposits: DepositRow[]
  isPaid: boolean
}

/** The shares of a group with what was paid of each. */
export async function sharesWithDeposits(tx: Transaction, ctx: Ctx, group: GroupRow): Promise<PaidShare[]> {
  const shares = await sharesOf(tx, ctx, group)
  const all = await depositsOf(tx, ctx, { purpose: 'share', subjectIds: shares.map(({ id }) => id) })
  return shares.map((share) => {
    const deposits = all.filter(({ subjectId }) => subjectId === share.id)
    return { share, deposits, isPaid: paidParts(deposits).length > 0 }
  })
}

export const totalOf = (shares: readonly ShareRow[], currency: string): Money => sum(shares.map(amountOfShare), currency)
