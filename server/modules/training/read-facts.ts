import { and, asc, eq } from 'drizzle-orm'
import type { PracticeFacts, PracticeOrder } from '#domain/training/facts.ts'
import type { Ctx } from '../../ctx.ts'
import { checkoutItems, checkouts, customers, orderEvents, orders, savedTravellers } from '../../db/schema/index.ts'

export const noFacts: PracticeFacts = { customers: [], travellers: [], checkouts: [], orders: [] }

/** What a member did in the practice tenant: the missions are checked against it. */
export const readFacts = ({ tx: transact, agencyId }: Ctx, userId: string): Promise<PracticeFacts> =>
  transact(async (tx) => {
    const added = await tx
      .select({ id: customers.id, at: customers.createdAt })
      .from(customers)
      .where(and(eq(customers.agencyId, agencyId), eq(customers.createdBy, userId), eq(customers.origin, 'member')))
    const saved = await tx
      .select({ at: savedTravellers.createdAt })
      .from(savedTravellers)
      .where(and(eq(savedTravellers.agencyId, agencyId), eq(savedTravellers.createdBy, userId)))
    const opened = await tx
      .select({ product: checkoutItems.product, at: checkouts.createdAt })
      .from(checkouts)
      .innerJoin(checkoutItems, and(eq(checkoutItems.agencyId, agencyId), eq(checkoutItems.checkoutId, checkouts.id)))
      .where(and(eq(checkouts.agencyId, agencyId), eq(checkouts.createdBy, userId)))
    const events = await tx
      .select({ id: orders.id, product: orders.product, at: orders.createdAt, event: orderEvents.event })
      .from(orders)
      .innerJoin(orderEvents, and(eq(orderEvents.agencyId, agencyId), eq(orderEvents.orderId, orders.id)))
      .where(and(eq(orders.agencyId, agencyId), eq(orders.createdBy, userId)))
      .orderBy(asc(orderEvents.seq))
    return {
      customers: added.map(({ id, at }) => ({ id, at: at.toISOString() })),
      travellers: saved.map(({ at }) => ({ at: at.toISOString() })),
      checkouts: opened.map(({ product, at }) => ({ product, at: at.toISOString() })),
      orders: ordersOf(events.map((row) => ({ ...row, at: row.at.toISOString() }))),
    }
  })

function ordersOf(rows: readonly (Omit<PracticeOrder, 'events'> & { event: string })[]): PracticeOrder[] {
  const byId = new Map<string, PracticeOrder & { events: string[] }>()
  for (const { event, ...order } of rows) {
    const known = byId.get(order.id) ?? { ...order, events: [] }
    known.events.push(event)
    byId.set(order.id, known)
  }
  return [...byId.values()]
}
