import { and, asc, desc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import type { Ctx, Shopper } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { plannedItems, plannedTrips, tripCheckouts } from '../../db/schema/index.ts'

export type TripRow = typeof plannedTrips.$inferSelect
export type PlannedItemRow = typeof plannedItems.$inferSelect

/** A member or a visitor, as far as their trips are concerned. */
export interface TripOwner {
  agencyId: string
  actor: Pick<Ctx['actor'], 'userId' | 'role'> & { shopper?: Pick<Shopper, 'visitorId' | 'customerId'> | undefined }
}

/** A member's own trips, or a visitor's: those of this browser that are no other customer's, and those of the customer who is signed in. */
export function ownTrips({ agencyId, actor }: TripOwner): SQL | undefined {
  const { userId, shopper } = actor
  const ofAgency = eq(plannedTrips.agencyId, agencyId)
  if (actor.role !== 'customer') return and(ofAgency, userId ? eq(plannedTrips.createdBy, userId) : sql`false`)
  const { visitorId = null, customerId = null } = shopper ?? {}
  return and(
    ofAgency,
    or(
      visitorId
        ? and(
            eq(plannedTrips.visitorId, visitorId),
            customerId ? or(isNull(plannedTrips.customerId), eq(plannedTrips.customerId, customerId)) : undefined,
          )
        : sql`false`,
      customerId ? eq(plannedTrips.customerId, customerId) : sql`false`,
    ),
  )
}

/** The trips that the actor may see: their own, and for members those that colleagues share. */
export function seenTrips(ctx: Ctx): SQL | undefined {
  const own = ownTrips(ctx)
  if (ctx.actor.role === 'customer') return own
  return or(own, and(eq(plannedTrips.agencyId, ctx.agencyId), eq(plannedTrips.isShared, true)))
}

/** Something of it is not bought, or nothing was: a trip from which everything is paid is found by its orders. */
export const isStillPlanned: SQL = sql`(exists (select from ${plannedItems} where ${plannedItems.tripId} = ${plannedTrips.id})
  or not exists (select from ${tripCheckouts} where ${tripCheckouts.plannedTripId} = ${plannedTrips.id} and ${tripCheckouts.takenAt} is not null))`

/** Whether the actor planned it. */
export function isOwnTrip({ actor }: Ctx, trip: Pick<TripRow, 'createdBy' | 'visitorId' | 'customerId'>): boolean {
  if (actor.role !== 'customer') return actor.userId !== null && actor.userId === trip.createdBy
  const { visitorId = null, customerId = null } = actor.shopper ?? {}
  const isOfCustomer = customerId !== null && customerId === trip.customerId
  const isOfBrowser = visitorId !== null && visitorId === trip.visitorId
  return isOfCustomer || (isOfBrowser && (customerId === null || trip.customerId === null))
}

/** Reads a trip that the actor may see; with `lock` it is locked until the transaction ends. Throws access.not-found. */
export async function readTripRow(tx: Transaction, ctx: Ctx, id: string, lock: 'lock' | 'read' = 'read'): Promise<TripRow> {
  const asked = tx
    .select()
    .from(plannedTrips)
    .where(and(seenTrips(ctx), eq(plannedTrips.id, id)))
  const [row] = await (lock === 'lock' ? asked.for('update') : asked)
  if (!row) throw new AppError('access.not-found')
  return row
}

/** The trip to which items are added: the one that the actor still plans and changed last, locked; undefined without one. */
export async function lockCurrentTrip(tx: Transaction, ctx: Ctx, currency: string): Promise<TripRow | undefined> {
  const [row] = await tx
    .select()
    .from(plannedTrips)
    .where(and(ownTrips(ctx), isStillPlanned, eq(plannedTrips.currency, currency)))
    .orderBy(desc(plannedTrips.updatedAt))
    .limit(1)
    .for('update')
  return row
}

/** The items of a trip in the order in which they were added. */
export const readItemsOf = (tx: Transaction, { agencyId }: Ctx, tripId: string): Promise<PlannedItemRow[]> =>
  tx
    .select()
    .from(plannedItems)
    .where(and(eq(plannedItems.agencyId, agencyId), eq(plannedItems.tripId, tripId)))
    .orderBy(asc(plannedItems.addedAt), asc(plannedItems.id))

/** Marks a locked trip as changed now, and names it. */
export const touchTrip = (tx: Transaction, ctx: Ctx, { id, ...set }: { id: string; name?: string }) =>
  tx
    .update(plannedTrips)
    .set({ ...set, updatedAt: ctx.now() })
    .where(and(eq(plannedTrips.agencyId, ctx.agencyId), eq(plannedTrips.id, id)))
