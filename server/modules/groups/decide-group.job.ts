import type { GroupState } from '#domain/groups/group.ts'
import { splitByWeight } from '#domain/groups/split.ts'
import { type Ctx, systemCtx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { defineJob } from '../../jobs/define-job.ts'
import { OfOrder } from '../../jobs/payloads.ts'
import { releaseOrder } from '../orders/hold/release-order.ts'
import { lockOrder, recordOrderEvent } from '../orders/transition-order.ts'
import { shopOriginOf } from '../quotes/quote-link.ts'
import { findGroup, type GroupRow, type PaidShare, setGroup, setShare, sharesWithDeposits, totalOf } from './group-row.ts'
import { insertShares, type NewShare } from './insert-shares.ts'
import { mailAsked, mailTold } from './mail-shares.ts'

interface Unpaid {
  group: GroupRow
  paid: readonly PaidShare[]
  unpaid: readonly PaidShare[]
  currency: string
}

interface Decision {
  state: GroupState
  /** Who is asked for what is missing. */
  asks: NewShare[]
  note: string
}

/** What each rule does about the shares that are not paid. */
const decisions: Record<GroupRow['rule'], (unpaid: Unpaid) => Decision> = {
  organiser({ group, unpaid, currency }) {
    const amount = totalOf(
      unpaid.map(({ share }) => share),
      currency,
    )
    const asks = [{ name: group.organiserName, email: group.organiserEmail, people: [], amount }]
    return { state: 'decided', asks, note: 'The organiser is asked for what is missing.' }
  },
  're-split'({ paid, unpaid, currency }) {
    if (paid.length === 0) return { state: 'ended', asks: [], note: 'Nobody has paid a share.' }
    const missing = totalOf(
      unpaid.map(({ share }) => share),
      currency,
    )
    const parts = splitByWeight(
      missing,
      paid.map(({ share }) => Math.max(1, share.people.length)),
    )
    const asks = paid.flatMap(({ share: { name, email, people } }, at) => {
      const amount = parts[at]
      return amount && amount.amount > 0 ? [{ name, email, people, amount }] : []
    })
    return { state: 'decided', asks, note: 'What is missing is split over those who have paid.' }
  },
  drop: ({ paid }) =>
    paid.length === 0
      ? { state: 'ended', asks: [], note: 'Nobody has paid a share.' }
      : {
          state: 'dropped',
          asks: [],
          note: 'The hold is released. Make a booking for those who have paid, or return their money.',
        },
}

/** Applies the rule of the group to the shares that are not paid, a day before the deadline of the hold. */
export const decideGroup = defineJob({
  name: 'groups.decide',
  payload: OfOrder,
  retries: 10,
  async handle(system, { agencyId, orderId }) {
    const ctx = await systemCtx(system, agencyId)
    const origin = await shopOriginOf(ctx)
    const state = await ctx.tx((tx) => decide(tx, ctx, { orderId, origin }))
    if (state !== 'dropped') return
    const { status } = await ctx.tx((tx) => lockOrder(tx, ctx, orderId))
    if (status === 'Not Paid') await releaseOrder(ctx, { id: orderId })
  },
})

/** The state of the group after it; null where there is nothing to decide. */
async function decide(
  tx: Transaction,
  ctx: Ctx,
  { orderId, origin }: { orderId: string; origin: string },
): Promise<GroupState | null> {
  const order = await lockOrder(tx, ctx, orderId)
  const group = await findGroup(tx, ctx, orderId, 'lock')
  if (!group || group.state === 'dropped') return group?.state ?? null
  if (group.state !== 'collecting' || order.status !== 'Not Paid') return null
  const all = await sharesWithDeposits(tx, ctx, group)
  const unpaid = all.filter(({ isPaid }) => !isPaid)
  if (unpaid.length === 0) return null
  const paid = all.filter(({ isPaid }) => isPaid)
  const { state, asks, note } = decisions[group.rule]({ group, paid, unpaid, currency: order.currency })
  const { title } = order
  for (const { share } of unpaid) {
    await setShare(tx, ctx, share, { state: 'void' })
    await mailTold(tx, ctx, { group, share, title, what: 'void' })
  }
  const made = await insertShares(tx, ctx, { group, shares: asks, kind: 'missing', from: all.length })
  for (const share of made)
    await mailAsked(tx, ctx, { group, share, title, origin, until: order.payBy ?? group.decideAt, key: 'first' })
  if (state === 'dropped') for (const { share } of paid) await mailTold(tx, ctx, { group, share, title, what: 'dropped' })
  await setGroup(tx, ctx, group, { state })
  await recordOrderEvent(tx, ctx, { orderId, event: 'group-decided', note: `${unpaid.length} shares are not paid. ${note}` })
  return state
}
