import type { PricedFlightOffer } from '#domain/flights/offer.ts'

/** The search of an offer: data for booking, comparing and sharing it. */
export interface FoundIn {
  searchId: string
  /** The search as query parameters. */
  query: string
  /** ISO instant after which its prices are expired. */
  expiresAt: string
}

/** ISO instant until which an offer can be booked: its own expiry, or that of its search if that is earlier. */
export const bookableUntil = (offer: Pick<PricedFlightOffer, 'expiresAt'>, search: Pick<FoundIn, 'expiresAt'>): string =>
  Date.parse(offer.expiresAt) < Date.parse(search.expiresAt) ? offer.expiresAt : search.expiresAt
