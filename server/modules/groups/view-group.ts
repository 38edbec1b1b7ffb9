import type { GroupView, Shareable } from '#contract/groups/group-shapes.ts'
import { sum } from '#domain/money/money.ts'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { type Cell, csvFile } from '../../documents/csv-file.ts'
import { readOrder } from '../orders/read-order.ts'
import { depositsWithPayments, isShownDeposit, presentDeposit } from '../payments/deposits/read-deposits.ts'
import { shopOriginOf } from '../quotes/quote-link.ts'
import { amountOfShare, findGroup, type GroupRow, sharesWithDeposits } from './group-row.ts'
import { shareLink } from './share-link.ts'

const nameOf = ({ givenName, familyName }: { givenName: string; familyName: string }): string =>
  `${givenName} ${familyName}`.trim()

/** An order with its people, as far as the group needs it. Throws access.not-found. */
async function readShareable(tx: Transaction, ctx: Ctx, id: string): Promise<Shareable> {
  const { order, people } = await readOrder(tx, ctx, id)
  return {
    orderId: order.id,
    number: formatOrderNumber(order),
    title: order.title,
    total: order.waterfall.total,
    payBy: order.payBy?.toISOString() ?? null,
    people: people.map((person) => ({ id: person.id, name: nameOf(person) })),
  }
}

/** Who pays which share of an order; the group is null before its cost is shared. Throws access.not-found. */
export async function viewGroup(ctx: Ctx, { id }: { id: string }): Promise<{ order: Shareable; group: GroupView | null }> {
  const origin = await shopOriginOf(ctx)
  return ctx.tx(async (tx) => {
    const order = await readShareable(tx, ctx, id)
    const group = await findGroup(tx, ctx, id)
    return { order, group: group && (await presentGroup(tx, ctx, { group, order, origin })) }
  })
}

async function presentGroup(
  tx: Transaction,
  ctx: Ctx,
  { group, order, origin }: { group: GroupRow; order: Shareable; origin: string },
): Promise<GroupView> {
  const all = await sharesWithDeposits(tx, ctx, group)
  const paid = await depositsWithPayments(tx, ctx, { purpose: 'share', subjectIds: all.map(({ share }) => share.id) })
  const nameById = new Map(order.people.map((person) => [person.id, person.name]))
  return {
    ...order,
    state: group.state,
    rule: group.rule,
    organiser: { name: group.organiserName, email: group.organiserEmail },
    paid: sum(
      all.flatMap(({ share, isPaid }) => (isPaid ? amountOfShare(share) : [])),
      order.total.currency,
    ),
    decideAt: group.decideAt.toISOString(),
    paidPeople: [...new Set(all.flatMap(({ share, isPaid }) => (isPaid ? share.people : [])))],
    rooms: group.rooms,
    roomsRev: group.roomsRev,
    shares: all.map(({ share, isPaid }) => ({
      id: share.id,
      kind: share.kind,
      state: share.state,
      name: share.name,
      email: share.email,
      people: share.people.flatMap((person) => nameById.get(person) ?? []),
      amount: amountOfShare(share),
      isPaid,
      link: shareLink(ctx, share, origin),
      agreedAt: share.agreedAt?.toISOString() ?? null,
      remindedAt: share.remindedAt?.toISOString() ?? null,
      deposits: paid.filter((one) => one.deposit.subjectId === share.id && isShownDeposit(one)).map(presentDeposit),
    })),
  }
}

const columns = ['Room', 'Type', 'Person'] as const

/** The rooming list as a CSV file: a row for each person, those without a room last. */
export const exportRooms = (ctx: Ctx, { id }: { id: string }): Promise<File> =>
  ctx.tx(async (tx) => {
    const { number, people } = await readShareable(tx, ctx, id)
    const rooms = (await findGroup(tx, ctx, id))?.rooms ?? []
    const nameById = new Map(people.map((person) => [person.id, person.name]))
    const placed = rooms.flatMap(({ name, type, people: ids }) =>
      ids.map((person): Cell[] => [name, type, nameById.get(person) ?? '']),
    )
    const without = people.filter((person) => !rooms.some((room) => room.people.includes(person.id)))
    return csvFile(`rooms-${number}.csv`, [...columns], [...placed, ...without.map(({ name }): Cell[] => ['', '', name])])
  })
