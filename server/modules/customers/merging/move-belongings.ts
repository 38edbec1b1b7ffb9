import { and, eq, inArray, or } from 'drizzle-orm'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import {
  customerLinks,
  customerNotes,
  customerSessions,
  customers,
  orders,
  plannedTrips,
  quotes,
  trips,
} from '../../../db/schema/index.ts'
import type { MergeState } from './merge-state.ts'

type Moved = Pick<MergeState, 'orders' | 'trips' | 'quotes' | 'plannedTrips' | 'notes' | 'addresses' | 'links'>

/** Moves everything of one record to another; its storefront sessions end. Returns the ids that moved and the links as they were. */
export async function moveBelongings(tx: Transaction, ctx: Ctx, { from, to }: { from: string; to: string }): Promise<Moved> {
  const { agencyId } = ctx
  const movedOrders = await tx
    .update(orders)
    .set({ customerId: to })
    .where(and(eq(orders.agencyId, agencyId), eq(orders.customerId, from)))
    .returning({ id: orders.id })
  const movedTrips = await tx
    .update(trips)
    .set({ customerId: to })
    .where(and(eq(trips.agencyId, agencyId), eq(trips.customerId, from)))
    .returning({ id: trips.id })
  const movedQuotes = await tx
    .update(quotes)
    .set({ customerId: to })
    .where(and(eq(quotes.agencyId, agencyId), eq(quotes.customerId, from)))
    .returning({ id: quotes.id })
  const planned = await tx
    .update(plannedTrips)
    .set({ customerId: to })
    .where(and(eq(plannedTrips.agencyId, agencyId), eq(plannedTrips.customerId, from)))
    .returning({ id: plannedTrips.id })
  const notes = await tx
    .update(customerNotes)
    .set({ customerId: to })
    .where(and(eq(customerNotes.agencyId, agencyId), eq(customerNotes.customerId, from)))
    .returning({ id: customerNotes.id })
  const addresses = await tx
    .update(customers)
    .set({ primaryId: to })
    .where(and(eq(customers.agencyId, agencyId), eq(customers.primaryId, from)))
    .returning({ id: customers.id })
  await tx.delete(customerSessions).where(and(eq(customerSessions.agencyId, agencyId), eq(customerSessions.customerId, from)))
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id)
  return {
    orders: ids(movedOrders),
    trips: ids(movedTrips),
    quotes: ids(movedQuotes),
    plannedTrips: ids(planned),
    notes: ids(notes),
    addresses: ids(addresses),
    links: await moveLinks(tx, ctx, { from, to }),
  }
}

/** A link that the other record has already, and one between the two, are dropped. */
async function moveLinks(tx: Transaction, ctx: Ctx, { from, to }: { from: string; to: string }): Promise<Moved['links']> {
  const of = (id: string) =>
    and(eq(customerLinks.agencyId, ctx.agencyId), or(eq(customerLinks.customerId, id), eq(customerLinks.otherId, id)))
  const links = await tx.select().from(customerLinks).where(of(from))
  const known = new Set((await tx.select().from(customerLinks).where(of(to))).flatMap((link) => [link.customerId, link.otherId]))
  await tx.delete(customerLinks).where(of(from))
  const moved = links
    .map((link) => ({
      ...link,
      customerId: link.customerId === from ? to : link.customerId,
      otherId: link.otherId === from ? to : link.otherId,
    }))
    .filter(({ customerId, otherId }) => customerId !== otherId && !known.has(customerId === to ? otherId : customerId))
  if (moved.length > 0) await tx.insert(customerLinks).values(moved)
  return links
}

/** Moves back what a merge moved and what is still there. */
export async function moveBack(
  tx: Transaction,
  ctx: Ctx,
  { survivor, duplicate, state }: { survivor: string; duplicate: string; state: MergeState },
): Promise<void> {
  const { agencyId } = ctx
  const [set, is] = [{ customerId: duplicate }, survivor]
  if (state.orders.length > 0)
    await tx
      .update(orders)
      .set(set)
      .where(and(eq(orders.agencyId, agencyId), eq(orders.customerId, is), inArray(orders.id, state.orders)))
  if (state.trips.length > 0)
    await tx
      .update(trips)
      .set(set)
      .where(and(eq(trips.agencyId, agencyId), eq(trips.customerId, is), inArray(trips.id, state.trips)))
  if (state.quotes.length > 0)
    await tx
      .update(quotes)
      .set(set)
      .where(and(eq(quotes.agencyId, agencyId), eq(quotes.customerId, is), inArray(quotes.id, state.quotes)))
  if (state.plannedTrips.length > 0)
    await tx
      .update(plannedTrips)
      .set(set)
      .where(
        and(eq(plannedTrips.agencyId, agencyId), eq(plannedTrips.customerId, is), inArray(plannedTrips.id, state.plannedTrips)),
      )
  if (state.notes.length > 0)
    await tx
      .update(customerNotes)
      .set(set)
      .where(and(eq(customerNotes.agencyId, agencyId), eq(customerNotes.customerId, is), inArray(customerNotes.id, state.notes)))
  if (state.addresses.length > 0)
    await tx
      .update(customers)
      .set({ primaryId: duplicate })
      .where(and(eq(customers.agencyId, agencyId), eq(customers.primaryId, survivor), inArray(customers.id, state.addresses)))
  if (state.links.length === 0) return
  const ids = state.links.map(({ id }) => id)
  await tx.delete(customerLinks).where(and(eq(customerLinks.agencyId, agencyId), inArray(customerLinks.id, ids)))
  await tx.insert(customerLinks).values(state.links).onConflictDoNothing()
}
