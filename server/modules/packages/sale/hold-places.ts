import { and, desc, eq, gt } from 'drizzle-orm'
import { AppError } from '#domain/errors.ts'
import { isSameParty, type PackageParty, peopleIn } from '#domain/packages/package-party.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { checkouts, packageBookings } from '../../../db/schema/index.ts'
import { endOfCheckout } from '../../checkouts/insert-checkout.ts'
import { lockDeparture } from '../departures/lock-departure.ts'
import { type DepartureRow, todayAt } from '../departures/read-departures.ts'
import type { PackageRecord } from '../package-row.ts'

interface Asked {
  row: PackageRecord
  departureId: string
  party: PackageParty
}

export interface Held {
  departure: DepartureRow
  /** The new booking; null where the actor has an open checkout of the same departure and party, which is continued. */
  bookingId: string | null
  checkoutId: string | null
}

/**
 * Holds places of a departure for a checkout, under the lock of the departure. Throws access.not-found, package.sold-out for a departure that is closed,
 * over or full, and input.invalid for a party that is too small.
 */
export async function holdPlaces(tx: Transaction, ctx: Ctx, { row, departureId, party }: Asked): Promise<Held> {
  const people = peopleIn(party)
  if (people < row.minPeople)
    throw new AppError('input.invalid', {
      problems: [{ path: 'adults', message: `This package is for at least ${row.minPeople} people.` }],
    })
  const { departure, taken } = await lockDeparture(tx, ctx, { packageId: row.id, departureId })
  if (departure.isClosed || departure.day <= todayAt(ctx)) throw new AppError('package.sold-out')
  const open = await findOpen(tx, ctx, departureId)
  const same = open.find((one) => isSameParty(one.party, party))
  if (same) return { departure, bookingId: null, checkoutId: same.checkoutId }
  if (taken + people > departure.places) throw new AppError('package.sold-out', { left: departure.places - taken })
  const id = ctx.newId()
  await tx.insert(packageBookings).values({
    id,
    agencyId: ctx.agencyId,
    departureId,
    party,
    people,
    heldUntil: endOfCheckout(ctx),
    createdAt: ctx.now(),
  })
  return { departure, bookingId: id, checkoutId: null }
}

/** The actor's open checkouts of a departure: in two tabs a buyer has its places once. */
function findOpen(tx: Transaction, ctx: Ctx, departureId: string) {
  const { userId, shopper } = ctx.actor
  const visitorId = shopper?.visitorId ?? ''
  return tx
    .select({ checkoutId: packageBookings.checkoutId, party: packageBookings.party })
    .from(packageBookings)
    .innerJoin(checkouts, eq(checkouts.id, packageBookings.checkoutId))
    .where(
      and(
        eq(packageBookings.agencyId, ctx.agencyId),
        eq(packageBookings.departureId, departureId),
        eq(packageBookings.state, 'held'),
        userId ? eq(checkouts.createdBy, userId) : eq(checkouts.visitorId, visitorId),
        eq(checkouts.state, 'open'),
        gt(checkouts.expiresAt, ctx.now()),
      ),
    )
    .orderBy(desc(packageBookings.createdAt))
}
