import { and, eq } from 'drizzle-orm'
import { paidStates } from '#domain/deposits/deposit.ts'
import { AppError } from '#domain/errors.ts'
import { isCollecting } from '#domain/groups/group.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { costShares } from '../../../db/schema/index.ts'
import { hashToken } from '../../../http/visitor/read-shopper.ts'
import { lockOrder, type Order } from '../../orders/transition-order.ts'
import { depositsWithPayments, type PaidDeposit } from '../../payments/deposits/read-deposits.ts'
import { findShare, type GroupRow, type ShareRow } from '../group-row.ts'

export interface FoundShare {
  share: ShareRow
  group: GroupRow
  order: Order
  deposits: PaidDeposit[]
  /** What arrived and was not returned. */
  paid: PaidDeposit | undefined
  /** Whether it can be paid now. */
  isAsked: boolean
  until: Date
}

/** The share of a link, with its order locked. Throws share.link-invalid. */
export async function findShared(tx: Transaction, ctx: Ctx, token: string): Promise<FoundShare> {
  const [row] = await tx
    .select({ id: costShares.id })
    .from(costShares)
    .where(and(eq(costShares.agencyId, ctx.agencyId), eq(costShares.linkHash, hashToken(token))))
  const found = row && (await findShare(tx, ctx, row.id))
  if (!found) throw new AppError('share.link-invalid')
  const order = await lockOrder(tx, ctx, found.group.orderId)
  // Read again: what decides about the group holds the lock of the order.
  const { share, group } = (await findShare(tx, ctx, row.id)) ?? found
  const deposits = await depositsWithPayments(tx, ctx, { purpose: 'share', subjectIds: [share.id] })
  const paid = deposits.findLast(({ deposit }) => paidStates.includes(deposit.state))
  const until = share.kind === 'share' ? group.decideAt : (order.payBy ?? group.decideAt)
  const isOpen = isCollecting(group.state) && share.state === 'open' && order.status === 'Not Paid'
  return { share, group, order, deposits, paid, until, isAsked: isOpen && !paid && until > ctx.now() }
}
