import type { PricedFlightOffer } from '#domain/flights/offer.ts'

/** The search that found an offer: what booking, comparing and sharing it need to know. */
export interface FoundIn {
  searchId: string
  /** The search as query parameters. */
  query: string
  /** ISO instant after which its prices no longer count. */
  expiresAt: string
}

/** ISO instant until which an offer can be booked: its own end, or that of the search that found it where it is earlier. */
export const bookableUntil = (offer: Pick<PricedFlightOffer, 'expiresAt'>, search: Pick<FoundIn, 'expiresAt'>): string =>
  Date.parse(offer.expiresAt) < Date.parse(search.expiresAt) ? offer.expiresAt : search.expiresAt
