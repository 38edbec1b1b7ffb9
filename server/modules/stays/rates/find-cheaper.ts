import { cheaperRate } from '#domain/stays/same-room.ts'
import type { SupplierStayOffer } from '#domain/stays/stay-offer.ts'
import type { Ctx } from '../../../ctx.ts'
import { readAgencyPricing } from '../../pricing/read-pricing.ts'
import { createPricer, type PricedEntry } from './price-rates.ts'
import { supplierOfStay } from '../supplier-of-stay.ts'

const PATIENCE_MS = 20_000
const INFANT_AGE = 1

/**
 * The same refundable room of a booked stay at a lower price, as its supplier sells it now; null where there is none. Throws SupplierError when
 * the supplier does not answer.
 */
export async function findCheaper(ctx: Ctx, booked: SupplierStayOffer, nationality: string): Promise<PricedEntry | null> {
  const { rate, rooms, checkIn, checkOut } = booked
  const supplier = supplierOfStay(ctx, rate)
  if (!supplier) return null
  const query = {
    where: { listingIds: [rate.listingId] },
    checkIn,
    checkOut,
    rooms: rooms.length,
    adults: rooms.reduce((total, { adults }) => total + adults, 0),
    children: rooms.flatMap(({ children, infants }) => [...children, ...Array.from({ length: infants }, () => INFANT_AGE)]),
    nationality,
  }
  let found: Awaited<ReturnType<typeof cheaperRate>> = null
  for await (const stays of supplier.search(query, { signal: new AbortController().signal, timeoutMs: PATIENCE_MS }))
    for (const { rates } of stays) found = cheaperRate(rate, rates ?? [], ctx.now()) ?? found
  if (!found) return null
  const price = createPricer(ctx, { ...(await readAgencyPricing(ctx, 'stay')), dealCode: null })
  const [entry = null] = await price([found])
  return entry
}
