import type { ChosenAncillary } from './ancillaries.ts'
import type { FlightItineraryOffer } from './offer.ts'

interface Booked {
  itinerary: Pick<FlightItineraryOffer, 'slices'>
  extras: readonly ChosenAncillary[]
}

const flightsOf = ({ itinerary }: Booked) => itinerary.slices.flatMap((slice) => slice.segments)

/** `Seat 12A, Lagos to London`; without the route if it is for every flight. */
function line(booked: Booked, { title, quantity, segmentIds }: ChosenAncillary): string {
  const what = quantity > 1 ? `${quantity} x ${title}` : title
  const flights = flightsOf(booked)
  const named = flights.filter((flight) => segmentIds.includes(flight.id))
  if (named.length === 0 || named.length === flights.length) return what
  return `${what}, ${named.map((flight) => `${flight.fromCity} to ${flight.toCity}`).join(' and ')}`
}

/** A traveller's ancillaries, a line each, in travel order. */
export function extraLines(booked: Booked, passengerId: string): string[] {
  const order = new Map(flightsOf(booked).map((flight, at) => [flight.id, at]))
  return booked.extras
    .filter((extra) => extra.passengerIds.length === 1 && extra.passengerIds[0] === passengerId)
    .toSorted((a, b) => (order.get(a.segmentIds[0] ?? '') ?? 0) - (order.get(b.segmentIds[0] ?? '') ?? 0))
    .map((extra) => line(booked, extra))
}

/** Ancillaries of the whole booking, such as cancellation for any reason. */
export const sharedExtraLines = (booked: Booked): string[] =>
  booked.extras.filter((extra) => extra.passengerIds.length !== 1).map((extra) => line(booked, extra))
