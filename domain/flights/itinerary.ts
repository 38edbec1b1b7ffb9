import type { FlightItineraryOffer, FlightSlice, OfferPassenger } from './offer.ts'

/** Two offers of one itinerary are the same flights with other conditions: its fare families. */
export const itineraryKey = (offer: Pick<FlightItineraryOffer, 'slices'>): string =>
  offer.slices
    .map((slice) => slice.segments.map((s) => `${s.marketingCarrier}${s.flightNumber}@${s.departsAt}${s.from}${s.to}`).join('+'))
    .join('|')

/** The key of an itinerary in an address and in a page: `W3101-2026-12-10T07-20-00LOSABV`. It stays when another offer of the itinerary becomes the cheapest. */
export const itineraryName = (key: string): string => key.replaceAll(/\W+/g, '-')

export const stopsOf = (slice: FlightSlice): number =>
  slice.segments.length - 1 + slice.segments.reduce((n, s) => n + s.stops.length, 0)

export const totalMinutes = (offer: Pick<FlightItineraryOffer, 'slices'>): number =>
  offer.slices.reduce((n, slice) => n + slice.minutes, 0)

/** Travellers who can have their own seat or bag. */
export const seated = (passengers: readonly OfferPassenger[]): OfferPassenger[] => passengers.filter(({ type }) => type !== 'INF')
