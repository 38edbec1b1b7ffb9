import { clock, formatDate } from '#domain/dates.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { isSameCompared } from '#domain/results/compare-list.ts'
import type { ComparedFlight } from '../../../products/flight/compare-list.ts'

/** A flight of the comparison that can no longer be booked. */
export interface UnavailableFlight {
  searchId: string
  offerId: string
  /** `Air Peace, 07:40 – 08:55 on 12 Dec 2026`; null if neither server nor browser has it. */
  name: string | null
  /** Its search as query parameters, to repeat it. */
  query: string | null
}

type Named = { airline: string; departsAt: string; arrivesAt: string }

const nameOf = ({ airline, departsAt, arrivesAt }: Named): string =>
  `${airline}, ${clock(departsAt)} – ${clock(arrivesAt)} on ${formatDate(departsAt)}`

/** An expired offer that the server still has. */
export function toUnavailable(offer: PricedFlightOffer, found: { searchId: string; query: string }): UnavailableFlight {
  const [first] = offer.slices
  const times = { departsAt: first?.departsAt ?? '', arrivesAt: first?.arrivesAt ?? '' }
  return { searchId: found.searchId, offerId: offer.id, name: nameOf({ airline: offer.ownerName, ...times }), query: found.query }
}

/** A flight that the server has evicted may still be in this browser's saved comparison. */
export function nameUnavailable(gone: readonly UnavailableFlight[], ticked: readonly ComparedFlight[]): UnavailableFlight[] {
  return gone.map((flight) => {
    const known =
      flight.name === null && ticked.find((one) => isSameCompared(one, { searchId: flight.searchId, id: flight.offerId }))
    return known ? { ...flight, name: nameOf({ ...known, airline: known.airline.name }), query: known.query } : flight
  })
}
