import { and, eq } from 'drizzle-orm'
import type { WaitingPlace } from '#contract/tour-running/tour-waiting.ts'
import { AppError } from '#domain/errors.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { TourSearch } from '#domain/tours/search.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourWaitingEntries } from '../../db/schema/index.ts'
import { hashToken } from '../../http/visitor/read-shopper.ts'
import { assertMayBook } from '../access/customer-rules.ts'
import { openCheckout } from '../checkouts/open-checkout.ts'
import { optionOf } from '../own-tours/catalogue/read-own-tours.ts'
import { readSoldTour } from '../own-tours/catalogue/read-sold-tour.ts'
import { claimantOf } from '../own-tours/departures/read-waiting.ts'
import { createOwnSupplier } from '../own-tours/supplier/own-supplier.ts'
import { OWN_SUPPLIER } from '../own-tours/supplier/own-supplier-id.ts'
import { findAt } from '../tours/booking/find-start.ts'
import { publicTourId } from '../tours/public-tour-id.ts'
import { endEntry, setEntry, type WaitingRow } from './waiting-entry.ts'

/** The entry of a link. Throws tour.waiting-link-invalid. */
async function findEntry(tx: Transaction, ctx: Ctx, token: string): Promise<WaitingRow> {
  const [row] = await tx
    .select()
    .from(tourWaitingEntries)
    .where(and(eq(tourWaitingEntries.agencyId, ctx.agencyId), eq(tourWaitingEntries.linkHash, hashToken(token))))
    .for('update')
  if (!row) throw new AppError('tour.waiting-link-invalid')
  return row
}

const isOffered = (ctx: Ctx, { status, offeredUntil }: WaitingRow) =>
  status === 'offered' && offeredUntil !== null && offeredUntil > ctx.now()

const timeOf = ({ departureId }: WaitingRow): [day: string, time: string | null] => [
  departureId.slice(0, 10),
  departureId.slice(11) || null,
]

/** A place on a waiting list, by its link. */
export const readPlace = (ctx: Ctx, { token }: { token: string }): Promise<WaitingPlace> =>
  ctx.tx(async (tx) => {
    const row = await findEntry(tx, ctx, token)
    const own = await readSoldTour(tx, ctx, row)
    const { city, zone } = own.tour.location
    const [day, time] = timeOf(row)
    const { people, offeredUntil } = row
    const status = row.status === 'offered' && !isOffered(ctx, row) ? 'expired' : row.status
    return {
      title: own.tour.name.title,
      option: optionOf(own, row.optionId).name,
      day,
      time,
      zone,
      city,
      people,
      status,
      offeredUntil: offeredUntil?.toISOString() ?? null,
    }
  })

/** Takes the actor off the list; seats that are held for them are free again. */
export const leaveList = (ctx: Ctx, { token }: { token: string }) =>
  ctx.tx(async (tx) => {
    const row = await findEntry(tx, ctx, token)
    if (row.status === 'waiting' || row.status === 'offered') await endEntry(tx, ctx, row, 'left')
    return { done: true } as const
  })

/** The offer belongs to who opens its checkout. Throws tour.offer-ended. */
const claim = (ctx: Ctx, token: string): Promise<WaitingRow> =>
  ctx.tx(async (tx) => {
    const row = await findEntry(tx, ctx, token)
    if (!isOffered(ctx, row)) throw new AppError('tour.offer-ended')
    await setEntry(tx, ctx, row.id, { claimedBy: claimantOf(ctx) })
    return row
  })

/**
 * Opens the checkout of offered seats: it takes them over in the transaction that ends their hold, so nobody else gets them between. Throws
 * tour.waiting-link-invalid, tour.offer-ended, tour.no-availability and shop.sign-in-required.
 */
export async function bookOffered(ctx: Ctx, { token }: { token: string }): Promise<{ id: string }> {
  assertMayBook(ctx)
  const row = await claim(ctx, token)
  const [day, time] = timeOf(row)
  try {
    const { tour, options } = await createOwnSupplier(ctx).tour(row.tourId)
    const option = options.find(({ id }) => id === row.optionId)
    if (!option) throw new AppError('tour.no-availability')
    const { city: name, country, latitude, longitude } = tour
    const search = TourSearch.parse({
      ...row.party,
      destination: { kind: 'city', name, country, latitude, longitude },
      from: day,
      to: day,
    })
    const supplier = OWN_SUPPLIER.id
    const at = { supplier, productId: row.tourId, tour: { ...tour, id: publicTourId(supplier, row.tourId) }, options }
    const { offer, waterfall } = await findAt(ctx, { at, option, party: row.party, day, time }, search.dealCode)
    return await openCheckout(ctx, [{ product: 'tour', search, offer, waterfall }])
  } catch (error) {
    throw error instanceof SupplierError ? new AppError('tour.no-availability') : error
  }
}
