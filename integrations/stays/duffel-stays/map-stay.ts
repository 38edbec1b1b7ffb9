import type { SupplierStayRate } from '#domain/stays/rate.ts'
import { BadOffer, priceOf } from '../../duffel/amounts.ts'
import { countDropped, type Dropped } from '../../duffel/count-dropped.ts'
import { readItem } from '../../duffel/envelope.ts'
import type { IntegrationLog } from '../../http.ts'
import type { SupplierStay } from '../port.ts'
import { mapListing } from './map-listing.ts'
import { instantOf, mapRate, mapRoom, type RateOf } from './map-rate.ts'
import { WireRate, WireResult, WireRoom } from './wire.ts'

/** Items with an id, without duplicates; the others are counted. */
function eachOnce<T>(things: readonly T[], idOf: (thing: T) => string, dropped: Dropped): T[] {
  const seen = new Set<string>()
  return things.filter((thing) => {
    const isNew = !seen.has(idOf(thing))
    if (!isNew) dropped.drop('repeated id')
    seen.add(idOf(thing))
    return isNew
  })
}

/** Every sellable rate of every room; the others are dropped and counted. */
function mapRates(rooms: readonly unknown[], of: Omit<RateOf, 'room'>, dropped: Dropped): SupplierStayRate[] {
  const rates = rooms.flatMap((raw) => {
    const wire = dropped.keep(() => readItem(WireRoom, raw))
    if (wire === null) return []
    const room = mapRoom(wire)
    return (wire.rates ?? []).flatMap((rate) => dropped.keep(() => mapRate(readItem(WireRate, rate), { ...of, room })) ?? [])
  })
  return eachOnce(rates, ({ supplierRateId }) => supplierRateId, dropped)
}

const cheaper = (a: SupplierStayRate, b: SupplierStayRate) => (b.net.amount < a.net.amount ? b : a)

interface Reading {
  supplier: string
  /** Whether rates were requested. */
  withRates: boolean
  rates: Dropped
}

function mapStay(raw: unknown, { supplier, withRates, rates: dropped }: Reading): SupplierStay {
  const wire = readItem(WireResult, raw)
  const listing = mapListing(wire.accommodation, supplier)
  const expiresAt = instantOf(wire.expires_at)
  const of = { supplier, listingId: listing.listingId, expiresAt }
  const rates = withRates ? mapRates(wire.accommodation.rooms ?? [], of, dropped) : null
  const [first] = rates ?? []
  const cheapest = first
    ? (rates ?? []).reduce(cheaper, first).net
    : priceOf(wire.cheapest_rate_total_amount ?? '', wire.cheapest_rate_currency ?? '')
  const until = expiresAt ?? first?.expiresAt
  if (until === undefined) throw new BadOffer('no time of expiry')
  return { resultId: wire.id, listing, rates, cheapest, expiresAt: until }
}

/** Reads properties, batch by batch: invalid properties and rates are dropped; `tell` logs them once. */
export function createStayReader(supplier: string, log: IntegrationLog | undefined) {
  const properties = countDropped(supplier, 'property', log)
  const rates = countDropped(supplier, 'rate', log)
  return {
    read: (raw: readonly unknown[], withRates: boolean): SupplierStay[] =>
      eachOnce(
        raw.flatMap((one) => properties.keep(() => mapStay(one, { supplier, withRates, rates })) ?? []),
        ({ listing }) => listing.listingId,
        properties,
      ),
    /** Throws BadOffer. */
    readOne: (raw: unknown): SupplierStay => mapStay(raw, { supplier, withRates: true, rates }),
    tell() {
      properties.tell()
      rates.tell()
    },
  }
}

export type StayReader = ReturnType<typeof createStayReader>
