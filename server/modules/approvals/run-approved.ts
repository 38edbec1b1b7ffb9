import { and, eq, isNull } from 'drizzle-orm'
import { z } from 'zod'
import { Money } from '#contract/shapes.ts'
import { AppError, errorRow } from '#domain/errors.ts'
import { type ApprovedActionName, approvedActions } from '#domain/team/approvals.ts'
import { failureChoices } from '#domain/trips/saga.ts'
import { agencyCtx, type Ctx } from '../../ctx.ts'
import { agencyRoles, type approvalRequests, members, users } from '../../db/schema/index.ts'
import { permissionsIn, reachOf, scopeIn } from '../../http/visitor/grant-of.ts'
import { payCheckout } from '../checkouts/pay-checkout.ts'
import { endGroup } from '../groups/end-group.ts'
import { cancelOrder } from '../orders/cancellation/cancel-order.ts'
import { decideOrder } from '../orders/fulfilment/decide-order.ts'
import { readAtRisk } from '../orders/fulfilment/read-at-risk.ts'
import { runApprovedChange } from '../order-changes/run-change.ts'
import { payTripCheckout } from '../trip-checkouts/pay-trip-checkout.ts'
import { returnDeposit } from '../payments/deposits/return-deposit.ts'
import { payHeldOrder } from '../payments/pay-held-order.ts'

type Row = typeof approvalRequests.$inferSelect

const Pay = z.object({ id: z.string(), method: z.literal('wallet'), idempotencyKey: z.string(), total: Money })
const PayTrip = Pay.omit({ method: true }).extend({ onFailure: z.enum(failureChoices) })
const Cancel = z.object({ id: z.string(), idempotencyKey: z.string(), refund: Money })
const Return = z.object({ id: z.string(), reason: z.string() })
const ReturnShares = z.object({ order: z.string(), reason: z.string() })
const Fail = z.object({ id: z.string(), note: z.string() })

/** Each action as the member had asked for it; it checks prices, states and its idempotency key again. */
const runs: Record<ApprovedActionName, (ctx: Ctx, row: Row) => Promise<unknown>> = {
  'pay-checkout'(ctx, { input }) {
    const ofTrip = PayTrip.safeParse(input)
    return ofTrip.success ? payTripCheckout(ctx, { ...ofTrip.data, method: 'wallet' }) : payCheckout(ctx, Pay.parse(input))
  },
  'pay-order': (ctx, { input }) => payHeldOrder(ctx, Pay.parse(input)),
  'cancel-order': (ctx, { input }) => cancelOrder(ctx, Cancel.parse(input)),
  'pay-change': (ctx, { input }) => runApprovedChange(ctx, input),
  'refund-change': (ctx, { input }) => runApprovedChange(ctx, input),
  'return-deposit'(ctx, { input }) {
    const ofGroup = ReturnShares.safeParse(input)
    return ofGroup.success
      ? endGroup(ctx, { id: ofGroup.data.order, reason: ofGroup.data.reason })
      : returnDeposit(ctx, Return.parse(input))
  },
  async 'fail-order'(ctx, { input, amount }) {
    const { id, note } = Fail.parse(input)
    const atRisk = await readAtRisk(ctx, id)
    if (atRisk.amount !== amount) throw new AppError('order.refund-changed', { refund: atRisk })
    await decideOrder(ctx, { id, decision: 'fail-and-refund', ticketNumbers: [], bookingReference: null, note })
  },
}

interface Outcome {
  /** Why it was refused; null if it was done. */
  reason: string | null
  /** The order that a checkout became. */
  orderId: string | null
}

const Paid = z.object({ orderId: z.string() })

/** Runs an approved action for the member who requested it. */
export async function runApproved(ctx: Ctx, row: Row): Promise<Outcome> {
  try {
    const result = Paid.safeParse(await runs[row.action](await requesterCtx(ctx, row), row))
    return { reason: null, orderId: row.orderId ?? result.data?.orderId ?? null }
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    const { title, body } = errorRow(error.code)
    return { reason: `${title}. ${body}`, orderId: row.orderId }
  }
}

/** The requesting member with their present permissions and orders, and without a limit. Throws access.forbidden for one who may no longer do it. */
async function requesterCtx({ system, agencyId }: Ctx, { requestedBy, action }: Row): Promise<Ctx> {
  const [found] = await system.db
    .select({ user: users, member: members, own: agencyRoles })
    .from(members)
    .innerJoin(users, eq(users.id, members.userId))
    .leftJoin(agencyRoles, eq(agencyRoles.id, members.roleId))
    .where(and(eq(members.organizationId, agencyId), eq(members.userId, requestedBy), isNull(members.deactivatedAt)))
  if (!found) throw new AppError('access.forbidden')
  const { user, member, own } = found
  const permissions = permissionsIn(member.role, own)
  if (!permissions.includes(approvedActions[action].permission)) throw new AppError('access.forbidden')
  return agencyCtx(system, agencyId, {
    userId: user.id,
    name: user.name,
    email: user.email,
    role: member.role,
    permissions,
    reach: reachOf(scopeIn(member.role, own), user.id, member.branchId),
  })
}
