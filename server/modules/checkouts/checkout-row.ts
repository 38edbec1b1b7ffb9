import { and, eq, sql } from 'drizzle-orm'
import { z } from 'zod'
import { Contact } from '#domain/contact.ts'
import { AppError } from '#domain/errors.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { Traveller } from '#domain/flights/traveller.ts'
import { Guest } from '#domain/stays/guest.ts'
import type { StaySearch } from '#domain/stays/search.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { prepared } from '../../db/prepared.ts'
import { checkouts } from '../../db/schema/index.ts'
import { isOwnCheckout } from '../access/is-own.ts'

export type CheckoutRow = typeof checkouts.$inferSelect

interface Sold<Product extends CheckoutRow['product'], Search, Offer> {
  product: Product
  search: Search
  offer: Offer
  pendingOffer: Offer | null
}
type RowOf<Product extends CheckoutRow['product'], Search, Offer> = Omit<CheckoutRow, keyof Sold<Product, Search, Offer>> &
  Sold<Product, Search, Offer>
export type FlightCheckoutRow = RowOf<'flight', FlightSearch, SupplierFlightOffer>
export type StayCheckoutRow = RowOf<'stay', StaySearch, SupplierStayOffer>

/** Throws access.not-found for a checkout of another product: what it is asked for does not exist there. */
export function flightRow(row: CheckoutRow): FlightCheckoutRow {
  if (!isFlight(row)) throw new AppError('access.not-found')
  return row
}

/** The same for a stay's. */
export function stayRow(row: CheckoutRow): StayCheckoutRow {
  if (!isStay(row)) throw new AppError('access.not-found')
  return row
}

const isFlight = (row: CheckoutRow): row is FlightCheckoutRow => row.product === 'flight'
const isStay = (row: CheckoutRow): row is StayCheckoutRow => row.product === 'stay'

const FlightPeople = z.object({ travellers: z.array(Traveller), contact: Contact })
export type FlightPeople = z.infer<typeof FlightPeople>

const StayPeople = z.object({
  guests: z.array(Guest),
  contact: Contact,
  requests: z.string(),
  loyaltyNumber: z.string().nullable(),
})
export type StayPeople = z.infer<typeof StayPeople>

const People = z.union([FlightPeople, StayPeople])
export type People = FlightPeople | StayPeople

/** The travellers of a flight; none of anything else. */
export const travellersOf = (people: People): FlightPeople['travellers'] => ('travellers' in people ? people.travellers : [])
/** The guests of a stay; none of anything else. */
export const guestsOf = (people: People): StayPeople['guests'] => ('guests' in people ? people.guests : [])

export const openPeople = (ctx: Ctx, row: Pick<CheckoutRow, 'peopleCipher'>): People | null =>
  row.peopleCipher ? People.parse(ctx.system.cipher.open(row.peopleCipher)) : null

const selectCheckout = (tx: Transaction) =>
  tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.agencyId, sql.placeholder('agencyId')), eq(checkouts.id, sql.placeholder('id'))))

const checkoutById = prepared((tx: Transaction) => selectCheckout(tx).prepare('checkout'))
const lockedCheckout = prepared((tx: Transaction) => selectCheckout(tx).for('update').prepare('checkout_locked'))

/** Reads a checkout; with `lock` nobody else changes it until the transaction ends. Throws access.not-found, also for another visitor's. */
export async function readCheckoutRow(
  tx: Transaction,
  ctx: Ctx,
  id: string,
  lock: 'lock' | 'read' = 'read',
): Promise<CheckoutRow> {
  const statement = lock === 'lock' ? lockedCheckout(tx) : checkoutById(tx)
  const [row] = await statement.execute({ agencyId: ctx.agencyId, id })
  if (!row || !isOwnCheckout(ctx, row)) throw new AppError('access.not-found')
  return row
}

/**
 * Locks the checkout that became this order; none for an order without one. Who changes both locks the checkout first, then the order:
 * paying and settling never wait for each other.
 */
export async function lockCheckoutOf(tx: Transaction, ctx: Ctx, orderId: string): Promise<CheckoutRow | undefined> {
  const [row] = await tx
    .select()
    .from(checkouts)
    .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.orderId, orderId)))
    .for('update')
  return row
}

export const isExpired = (ctx: Ctx, row: CheckoutRow): boolean => ctx.now() >= row.expiresAt

/** What is said of an offer that its supplier no longer sells; of a stay with its dates, which the error dialog reads. */
export function goneError(row: CheckoutRow): AppError {
  if (!isStay(row)) return new AppError('flight.offer-gone')
  return new AppError('stay.no-availability', { start_date: row.search.checkIn, end_date: row.search.checkOut })
}

/** Refuses what can no longer be changed: an order already, gone, or past its fifteen minutes. */
export function assertOpen(ctx: Ctx, row: CheckoutRow): void {
  if (row.state === 'done') throw new AppError('checkout.done', { orderId: row.orderId })
  if (row.state === 'gone') throw goneError(row)
  if (isExpired(ctx, row)) throw new AppError('checkout.expired')
}

/** Changes a locked checkout and returns it as it is now. The offer, most of its bytes, is not sent back for that. */
export async function updateCheckout(
  tx: Transaction,
  ctx: Ctx,
  row: CheckoutRow,
  set: Partial<CheckoutRow>,
): Promise<CheckoutRow> {
  const [changed] = await tx
    .update(checkouts)
    .set(set)
    .where(and(eq(checkouts.agencyId, ctx.agencyId), eq(checkouts.id, row.id)))
    .returning({ id: checkouts.id })
  if (!changed) throw new AppError('access.not-found')
  return { ...row, ...set }
}
