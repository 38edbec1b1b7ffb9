import { AppError } from '#domain/errors.ts'
import { decideAt, type GroupRoom, type GroupRule } from '#domain/groups/group.ts'
import { splitByWeight } from '#domain/groups/split.ts'
import { isSame, type Money, sum } from '#domain/money/money.ts'
import type { Ctx } from '../../ctx.ts'
import { costGroups } from '../../db/schema/index.ts'
import { readOrder } from '../orders/read-order.ts'
import { lockOrder, recordOrderEvent } from '../orders/transition-order.ts'
import { shopOriginOf } from '../quotes/quote-link.ts'
import { decideGroup } from './decide-group.job.ts'
import { findGroup, type GroupRow } from './group-row.ts'
import { insertShares, type NewShare } from './insert-shares.ts'
import { mailAsked } from './mail-shares.ts'

/** Shares can be paid for at least so long. */
const LEAST_MS = 3_600_000

interface NewGroup {
  id: string
  organiser: { name: string; email: string }
  rule: GroupRule
  shares: readonly { name: string; email: string; people: string[]; amount: Money | null }[]
  rooms: GroupRoom[]
}

const problem = (path: string, message: string) => new AppError('input.invalid', { problems: [{ path, message }] })

/** Each person of the order is in exactly one share. Throws access.not-found for a person of another order. */
function assertPeople({ shares, rooms }: NewGroup, known: readonly string[]): void {
  const given = shares.flatMap(({ people }) => people)
  if ([...given, ...rooms.flatMap(({ people }) => people)].some((id) => !known.includes(id)))
    throw new AppError('access.not-found')
  if (new Set(given).size !== given.length) throw problem('shares', 'A person is in two shares.')
  if (given.length < known.length) throw problem('shares', 'Each person of the order needs a share.')
}

/** The typed amounts, which sum to the price; without any, equal parts by person. */
function amountsOf({ shares }: NewGroup, total: Money): Money[] {
  const typed = shares.flatMap(({ amount }) => amount ?? [])
  if (typed.length === 0)
    return splitByWeight(
      total,
      shares.map(({ people }) => people.length),
    )
  const isExact =
    typed.length === shares.length &&
    typed.every(({ amount, currency }) => amount > 0 && currency === total.currency) &&
    isSame(sum(typed, total.currency), total)
  if (!isExact) throw problem('shares', 'The amounts of all shares must sum to the price of the order.')
  return typed
}

/** Shares the cost of a held order: each payer gets a mail with a link. Throws group.not-held, group.exists, and input.invalid. */
export async function createGroup(ctx: Ctx, input: NewGroup): Promise<{ done: true }> {
  const origin = await shopOriginOf(ctx)
  return ctx.tx(async (tx) => {
    const { people } = await readOrder(tx, ctx, input.id)
    assertPeople(
      input,
      people.map(({ id }) => id),
    )
    const order = await lockOrder(tx, ctx, input.id)
    const { payBy, title } = order
    if (order.status !== 'Not Paid' || !payBy || payBy.getTime() - ctx.now().getTime() < LEAST_MS)
      throw new AppError('group.not-held')
    if (await findGroup(tx, ctx, order.id)) throw new AppError('group.exists')
    const amounts = amountsOf(input, order.waterfall.total)
    const group: GroupRow = {
      id: ctx.newId(),
      agencyId: ctx.agencyId,
      orderId: order.id,
      state: 'collecting',
      rule: input.rule,
      organiserName: input.organiser.name,
      organiserEmail: input.organiser.email,
      decideAt: decideAt(ctx.now(), payBy),
      rooms: input.rooms,
      roomsRev: 0,
      createdAt: ctx.now(),
    }
    await tx.insert(costGroups).values(group)
    const asked = input.shares.flatMap(({ amount: _typed, ...share }, at): NewShare[] => {
      const amount = amounts[at]
      return amount ? [{ ...share, amount }] : []
    })
    const shares = await insertShares(tx, ctx, { group, shares: asked, kind: 'share', from: 0 })
    for (const share of shares) await mailAsked(tx, ctx, { group, share, title, origin, until: group.decideAt, key: 'first' })
    const note = `${shares.length} shares`
    await recordOrderEvent(tx, ctx, { orderId: order.id, event: 'cost-shared', note })
    const afterSeconds = Math.max(1, Math.ceil((group.decideAt.getTime() - ctx.now().getTime()) / 1_000))
    await ctx.system.jobs.enqueue(tx, decideGroup, { agencyId: ctx.agencyId, orderId: order.id }, { afterSeconds })
    return { done: true }
  })
}
