import type { SoldAncillaries } from '#contract/flights.ts'
import type { OfferedAncillaries } from '#domain/flights/ancillaries.ts'
import { seated } from '#domain/flights/itinerary.ts'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { atRate } from '#domain/money/pricing.ts'
import type { PriceWaterfall } from '#domain/money/waterfall.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '../../ctx.ts'
import { assertOpen, readCheckoutRow, soleItem } from '../checkouts/checkout-row.ts'
import { ancillaryWithOwnIds, ownId } from '../flights/own-ids.ts'
import { itemOf } from '../products/checkout-of-product.ts'

/** Returning to the step shows the cached seat map; a seat that was sold meanwhile is refused when it is chosen. */
const CACHED_MS = 90_000

const none: OfferedAncillaries = { services: [], seatMaps: [], isComplete: true }

/** All ancillaries for the offer of a checkout, at the checkout's frozen exchange rate and without markup. */
export async function listAncillaries(ctx: Ctx, id: string): Promise<SoldAncillaries> {
  const row = await ctx.batch((tx) => readCheckoutRow(tx, ctx, id))
  const { offer, waterfall } = itemOf('flight', soleItem(row))
  assertOpen(ctx, row)
  const cached = await ctx.system.cache.get<OfferedAncillaries>(cacheKey(ctx, offer))
  return asSold(cached ?? (await askOrNone(ctx, offer)), waterfall)
}

/** The supplier's current ancillaries. Throws the supplier's errors. Never inside a transaction. */
export async function askAncillaries(ctx: Ctx, offer: SupplierFlightOffer): Promise<OfferedAncillaries> {
  const supplier = ctx.system.integrations.flights.find((one) => one.id === offer.supplier)
  const offered = forSeated(offer, (await supplier?.ancillaries?.(offer.supplierOfferId)) ?? none)
  if (offered.isComplete) await ctx.system.cache.set(cacheKey(ctx, offer), offered, CACHED_MS)
  return offered
}

const cacheKey = (ctx: Ctx, offer: SupplierFlightOffer) => `ancillaries:${ctx.agencyId}:${offer.supplierOfferId}`

/** A supplier that does not respond does not prevent a booking: the list is then empty. */
async function askOrNone(ctx: Ctx, offer: SupplierFlightOffer): Promise<OfferedAncillaries> {
  try {
    return await askAncillaries(ctx, offer)
  } catch (error) {
    if (!(error instanceof SupplierError) || error.kind === 'sold-out') throw error
    ctx.system.log.warn({ err: error, offer: offer.id }, 'seats and bags could not be read')
    return { ...none, isComplete: false }
  }
}

/** A lap infant gets no seat, whatever the supplier returns. */
function forSeated({ passengers }: SupplierFlightOffer, offered: OfferedAncillaries): OfferedAncillaries {
  const ids = new Set(seated(passengers).map((passenger) => passenger.id))
  return { ...offered, seatMaps: withOffers(offered, (offers) => offers.filter((offer) => ids.has(offer.passengerId))) }
}

/** The public form: selling prices and our ids. */
function asSold(offered: OfferedAncillaries, waterfall: PriceWaterfall): SoldAncillaries {
  const sold = (price: { amount: number; currency: string }) => atRate(price, waterfall)
  return {
    isComplete: offered.isComplete,
    services: offered.services.map(({ price, givesBack, ...service }) => ({
      ...ancillaryWithOwnIds(service),
      price: sold(price),
      givesBack: givesBack && sold(givesBack),
      totals: Array.from({ length: service.most }, (_, more) => sold({ ...price, amount: price.amount * (more + 1) })),
    })),
    seatMaps: withOffers(offered, (offers) =>
      offers.map(({ id, passengerId, price }) => ({ id: ownId(id), passengerId: ownId(passengerId), price: sold(price) })),
    ).map((map) => ({ ...map, segmentId: ownId(map.segmentId) })),
  }
}

type Offers = Extract<
  OfferedAncillaries['seatMaps'][number]['cabins'][number]['rows'][number][number][number],
  { kind: 'seat' }
>['offers']

const withOffers = ({ seatMaps }: OfferedAncillaries, change: (offers: Offers) => Offers): OfferedAncillaries['seatMaps'] =>
  seatMaps.map((map) => ({
    ...map,
    cabins: map.cabins.map((cabin) => ({
      ...cabin,
      rows: cabin.rows.map((row) =>
        row.map((section) => section.map((cell) => (cell.kind === 'seat' ? { ...cell, offers: change(cell.offers) } : cell))),
      ),
    })),
  }))
