import { and, count, desc, eq } from 'drizzle-orm'
import type { PlannedItem, PlannedTrip, PlannedTripRow } from '#contract/trips/planned-trips.ts'
import { add, type Money, zero } from '#domain/money/money.ts'
import { type ChoiceSummary, partyWords } from '#domain/travel/choice-summary.ts'
import { judgeTrip } from '#domain/trips/feasibility.ts'
import { distinctTitles } from '#domain/trips/item-titles.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { plannedItems, plannedTrips, users } from '../../db/schema/index.ts'
import { saleOf } from '../../products/sale-of.ts'
import { withCheapestFee } from '../pricing/offered-methods.ts'
import { isApart } from './is-apart.ts'
import { readAwaited } from './read-awaited.ts'
import { readBooked } from './read-booked.ts'
import {
  isOwnTrip,
  isStillPlanned,
  ownTrips,
  type PlannedItemRow,
  type TripOwner,
  readItemsOf,
  readTripRow,
  seenTrips,
} from './trip-row.ts'

/** A planned trip with its items in words, their total, and whether they fit together. Throws access.not-found. */
export const viewTrip = (ctx: Ctx, { id }: { id: string }): Promise<PlannedTrip> =>
  ctx.tx(async (tx) => {
    const row = await readTripRow(tx, ctx, id)
    const rows = await readItemsOf(tx, ctx, id)
    const choices = rows.map((item) => saleOf(item.product).describeChoice(ctx, item))
    const titles = distinctTitles(choices)
    const items = rows
      .flatMap((item, at) => {
        const choice = choices[at]
        return choice ? [describeItem(ctx, item, { ...choice, title: titles[at] ?? choice.title })] : []
      })
      .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
    const { level, lines } = judgeTrip(
      rows.map((item, at) => ({ id: item.id, title: choices[at]?.title ?? '', ...saleOf(item.product).tripFacts(item) })),
    )
    return {
      id,
      name: row.name,
      isShared: row.isShared,
      isMine: isOwnTrip(ctx, row),
      owner: await nameOf(tx, row.createdBy),
      items,
      ...totalOf(ctx, items, row.currency),
      booked: await readBooked(tx, ctx, id),
      awaited: await readAwaited(tx, ctx, id),
      feasibility: { level, lines: lines.map((line) => ({ ...line, items: [...line.items] })) },
      updatedAt: row.updatedAt.toISOString(),
    }
  })

function describeItem(ctx: Ctx, item: PlannedItemRow, choice: ChoiceSummary): PlannedItem {
  const { title, from, to, startsAt, endsAt, zone, facts, due = [], photo, bookableUntil, ...people } = choice
  return {
    id: item.id,
    product: item.product,
    title,
    from,
    to,
    startsAt,
    endsAt,
    zone,
    people: partyWords(people),
    facts,
    photo,
    total: item.waterfall.total,
    due,
    pricedAt: item.pricedAt.toISOString(),
    isCurrent: Date.parse(bookableUntil) > ctx.now().getTime(),
    isApart: isApart(item),
  }
}

/** Items that are bought together have one payment, and one fee of it; each of the others has its own. */
function totalOf(ctx: Ctx, items: readonly PlannedItem[], currency: string): { total: Money; paymentFee: Money } {
  const priced = (some: readonly PlannedItem[]) =>
    withCheapestFee(
      ctx,
      some.reduce((sum, { total }) => add(sum, total), zero(currency)),
    )
  const payments = [items.filter((item) => !item.isApart), ...items.filter((item) => item.isApart).map((item) => [item])]
  return payments.map(priced).reduce((sum, one) => ({
    total: add(sum.total, one.total),
    paymentFee: add(sum.paymentFee, one.paymentFee),
  }))
}

async function nameOf(tx: Transaction, userId: string | null): Promise<string | null> {
  if (!userId) return null
  const [user] = await tx.select({ name: users.name }).from(users).where(eq(users.id, userId))
  return user?.name ?? null
}

/** The trips that the actor may see and that are still planned: the one that was changed last comes first. */
export const listTrips = (ctx: Ctx): Promise<PlannedTripRow[]> =>
  ctx.tx(async (tx) => {
    const counts = tx
      .select({ tripId: plannedItems.tripId, items: count().as('items') })
      .from(plannedItems)
      .where(eq(plannedItems.agencyId, ctx.agencyId))
      .groupBy(plannedItems.tripId)
      .as('counts')
    const rows = await tx
      .select({ trip: plannedTrips, items: counts.items, owner: users.name })
      .from(plannedTrips)
      .leftJoin(counts, eq(counts.tripId, plannedTrips.id))
      .leftJoin(users, eq(users.id, plannedTrips.createdBy))
      .where(and(seenTrips(ctx), isStillPlanned))
      .orderBy(desc(plannedTrips.updatedAt))
      .limit(MOST_LISTED)
    return rows.map(({ trip, items, owner }) => ({
      id: trip.id,
      name: trip.name,
      isShared: trip.isShared,
      isMine: isOwnTrip(ctx, trip),
      owner,
      count: items ?? 0,
      updatedAt: trip.updatedAt.toISOString(),
    }))
  })

const MOST_LISTED = 300

/** The number of items of the trip that the actor still plans and changed last, for the header. */
export async function countCart(tx: Transaction, ctx: TripOwner): Promise<number> {
  const current = tx
    .select({ id: plannedTrips.id })
    .from(plannedTrips)
    .where(and(ownTrips(ctx), isStillPlanned))
    .orderBy(desc(plannedTrips.updatedAt))
    .limit(1)
    .as('current')
  const [row] = await tx
    .select({ items: count() })
    .from(plannedItems)
    .innerJoin(current, eq(current.id, plannedItems.tripId))
    .where(eq(plannedItems.agencyId, ctx.agencyId))
  return row?.items ?? 0
}
