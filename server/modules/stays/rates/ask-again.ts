import type { SupplierStayRate } from '#domain/stays/rate.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { Ctx } from '../../../ctx.ts'
import { supplierOfStay } from '../supplier-of-stay.ts'

const PATIENCE_MS = 20_000
const INFANT_AGE = 1

/**
 * The current rates of a property at the supplier of a chosen room, for the same nights and guests; none when it is no longer configured. Throws
 * SupplierError.
 */
export async function askAgain(ctx: Ctx, chosen: SupplierStayOffer, nationality: string): Promise<SupplierStayRate[]> {
  const { rate, rooms, checkIn, checkOut } = chosen
  const query = {
    where: { listingIds: [rate.listingId] },
    checkIn,
    checkOut,
    rooms: rooms.length,
    adults: rooms.reduce((total, { adults }) => total + adults, 0),
    children: rooms.flatMap(({ children, infants }) => [...children, ...Array.from({ length: infants }, () => INFANT_AGE)]),
    nationality,
  }
  const sold: SupplierStayRate[] = []
  const options = { signal: new AbortController().signal, timeoutMs: PATIENCE_MS }
  for await (const stays of supplierOfStay(ctx, rate)?.search(query, options) ?? [])
    sold.push(...stays.flatMap(({ rates }) => rates ?? []))
  return sold
}
