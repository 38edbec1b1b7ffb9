import { clock } from '#domain/dates.ts'
import { compareWords, legsOf, toCompareParam } from '#domain/flights/compare.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { itineraryKey } from '#domain/flights/itinerary.ts'
import { cheaperOf, productKey } from '#domain/flights/results.ts'
import { replaceEarlier } from '#domain/results/compare-list.ts'
import type { Money } from '#domain/money/money.ts'
import { isListOf, isRecordOf, isText, isWhole } from '../../kit/json-shape.ts'
import { type ComparedItem, compareList, isComparedItem } from '../compare-list.ts'
import { fareFacts, fareName } from './fare-words.ts'
import { bookableUntil, type FoundIn } from './found-in.ts'
import { sliceLine } from './slice-line.ts'

/** A flight in the comparison, with the data that the tray needs when its search is no longer on the screen. Those of one group have the same legs. */
export interface ComparedFlight extends ComparedItem {
  airline: { code: string; name: string }
  departsAt: string
  arrivesAt: string
  /** Its current price. */
  total: Money
  /** Its price when it was selected, in minor units of that currency. */
  seen: number
  /** `Economy Light` */
  fare: string
  /** Each slice in a line: `12 Jan, 05:35 – 11:10, LOS – LHR, direct`. */
  ways: string[]
  /** Flight numbers, airports of changes and terms: what tells it apart from a flight of the same line. */
  facts: string[]
}

export const flightComparison = { key: 'comparedFlights', path: '/flight/compare', words: compareWords }

export const comparedFlights = compareList(
  flightComparison,
  isRecordOf<ComparedFlight>({
    ...isComparedItem,
    airline: isRecordOf({ code: isText, name: isText }),
    departsAt: isText,
    arrivesAt: isText,
    total: isRecordOf({ amount: isWhole, currency: isText }),
    seen: isWhole,
    fare: isText,
    ways: isListOf(isText),
    facts: isListOf(isText),
  }),
)

function factsOf(offer: PricedFlightOffer): string[] {
  const segments = offer.slices.flatMap((slice) => slice.segments)
  const changes = offer.slices.flatMap((slice) => slice.segments.slice(1).map(({ from }) => `via ${from}`))
  const numbers = segments.map(({ marketingCarrier, flightNumber }) => `${marketingCarrier} ${flightNumber}`)
  return [...new Set([...numbers, ...changes, ...fareFacts(offer).map(({ text }) => text)])]
}

/** An offer as the comparison keeps it; `seen` is the price it was ticked at. */
export const toCompared = (offer: PricedFlightOffer, search: FoundIn, seen: number = offer.total.amount): ComparedFlight => ({
  searchId: search.searchId,
  id: offer.id,
  group: legsOf(offer),
  search: search.query,
  same: productKey(offer),
  part: `flights=${toCompareParam([{ searchId: search.searchId, offerId: offer.id, seen }])}`,
  title: `${offer.ownerName}, ${clock(offer.slices[0]?.departsAt ?? '')} – ${clock(offer.slices[0]?.arrivesAt ?? '')}`,
  query: search.query,
  expiresAt: bookableUntil(offer, search),
  airline: { code: offer.slices[0]?.segments[0]?.marketingCarrier ?? offer.owner, name: offer.ownerName },
  departsAt: offer.slices[0]?.departsAt ?? '',
  arrivesAt: offer.slices[0]?.arrivesAt ?? '',
  total: offer.total,
  seen,
  fare: fareName(offer),
  ways: offer.slices.map(sliceLine),
  facts: factsOf(offer),
})

/** The offer of the same flights on the same terms; if those terms are no longer sold, the cheapest of the same flights. */
export function findAgain(same: string, offers: readonly PricedFlightOffer[]): PricedFlightOffer | undefined {
  const alike = offers.filter((offer) => same.startsWith(`${itineraryKey(offer)}|`))
  const equal = alike.filter((offer) => productKey(offer) === same)
  return (equal.length > 0 ? equal : alike).toSorted((a, b) => a.total.amount - b.total.amount)[0]
}

/**
 * Updates the comparison with the results of a search: flights of an earlier equal search become those of this one, and a flight that a later
 * supplier sells cheaper on the same terms becomes that offer, as in the results.
 */
export function followResults(offers: readonly PricedFlightOffer[], search: FoundIn): void {
  const list = comparedFlights.read()
  const renewed = replaceEarlier(list, { searchId: search.searchId, search: search.query }, ({ same, seen, total }) => {
    const offer = findAgain(same, offers)
    return offer && toCompared(offer, search, offer.total.currency === total.currency ? seen : offer.total.amount)
  })
  const next = renewed.map((one) => {
    const cheaper = one.searchId === search.searchId && cheaperOf(one.same, one.total.amount, offers)
    return cheaper ? toCompared(cheaper, search, one.seen) : one
  })
  if (next.length !== list.length || next.some((one, at) => one !== list[at])) comparedFlights.write(next)
}
