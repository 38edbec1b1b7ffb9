import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import { countDropped } from '../../duffel/count-dropped.ts'
import { itemReader } from '../../duffel/item-reader.ts'
import type { IntegrationLog } from '../../http.ts'
import { mapOffer } from './map-offer.ts'
import { WireOffer } from './wire.ts'

const readWire = itemReader(WireOffer)

/** Throws BadOffer. */
export const readOffer = (raw: unknown, supplier: string): SupplierFlightOffer => mapOffer(readWire(raw), supplier)

/** Reads the offers of one search, batch by batch: invalid and repeated ones are dropped and counted. */
export function createOfferReader(supplier: string, log: IntegrationLog | undefined) {
  const seen = new Set<string>()
  return function read(raw: readonly unknown[]): SupplierFlightOffer[] {
    const dropped = countDropped(supplier, 'offer', log)
    const offers: SupplierFlightOffer[] = []
    for (const one of raw) {
      const offer = dropped.keep(() => readOffer(one, supplier))
      if (offer === null) continue
      if (seen.has(offer.supplierOfferId)) dropped.drop('repeated id')
      else offers.push(offer)
      seen.add(offer.supplierOfferId)
    }
    dropped.tell()
    return offers
  }
}
