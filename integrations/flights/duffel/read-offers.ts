import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { IntegrationLog } from '../../http.ts'
import { BadOffer } from './amounts.ts'
import { mapOffer } from './map-offer.ts'
import { WireOffer } from './wire.ts'

/** Throws BadOffer. */
export function readOffer(raw: unknown, supplier: string): SupplierFlightOffer {
  const parsed = WireOffer.safeParse(raw)
  if (parsed.success) return mapOffer(parsed.data, supplier)
  const path = parsed.error.issues[0]?.path.filter((part) => typeof part === 'string').join('.')
  throw new BadOffer(`missing or wrong ${path || 'offer'}`)
}

/** Reads the offers of one search, batch by batch: a bad or repeated one is left out and counted, the others stay. */
export function createOfferReader(supplier: string, log: IntegrationLog | undefined) {
  const seen = new Set<string>()
  return function read(raw: readonly unknown[]): SupplierFlightOffer[] {
    const reasons: Record<string, number> = {}
    const drop = (reason: string) => {
      reasons[reason] = (reasons[reason] ?? 0) + 1
    }
    const offers: SupplierFlightOffer[] = []
    for (const one of raw) {
      try {
        const offer = readOffer(one, supplier)
        if (seen.has(offer.supplierOfferId)) drop('repeated id')
        else offers.push(offer)
        seen.add(offer.supplierOfferId)
      } catch (error) {
        // Whatever is wrong with one offer, the customer still gets the others; the count shows it.
        drop(error instanceof BadOffer ? error.message : 'unreadable')
      }
    }
    if (Object.keys(reasons).length > 0) log?.({ event: 'dropped', supplier, what: 'offer', reasons })
    return offers
  }
}
