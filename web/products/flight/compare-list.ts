import { clock, formatDate } from '#domain/dates.ts'
import { compareWords, legsOf, toCompareParam } from '#domain/flights/compare.ts'
import { itineraryKey } from '#domain/flights/itinerary.ts'
import type { FlightSlice, PricedFlightOffer } from '#domain/flights/offer.ts'
import { cheaperOf, productKey } from '#domain/flights/results.ts'
import type { Money } from '#domain/money/money.ts'
import { replaceEarlier } from '#domain/results/compare-list.ts'
import { isListOf, isRecordOf, isText, isWhole } from '../../kit/json-shape.ts'
import { type ComparedItem, compareList, isComparedItem } from '../compare-list.ts'
import { fareName } from './fare-words.ts'
import { bookableUntil, type FoundIn } from './found-in.ts'
import { dayOffset, stopsLabel } from './slice-words.ts'

/** A flight in the comparison, with what the tray shows of it after its search has left the screen. Those of one group have the same legs. */
export interface ComparedFlight extends ComparedItem {
  airline: { code: string; name: string }
  departsAt: string
  arrivesAt: string
  /** What it costs now. */
  total: Money
  /** What it cost when it was ticked, in minor units of that currency. */
  seen: number
  /** `Economy Light` */
  fare: string
  /** Each way in a line: `12 Jan, 05:35 – 11:10, LOS – LHR, direct`. */
  ways: string[]
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
  }),
)

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
  ways: offer.slices.map(wayLine),
})

/** The offer of the same flights on the same terms; where those terms are sold no more, the cheapest of the same flights. */
export function findAgain(same: string, offers: readonly PricedFlightOffer[]): PricedFlightOffer | undefined {
  const alike = offers.filter((offer) => same.startsWith(`${itineraryKey(offer)}|`))
  const equal = alike.filter((offer) => productKey(offer) === same)
  return (equal.length > 0 ? equal : alike).toSorted((a, b) => a.total.amount - b.total.amount)[0]
}

/**
 * What the results of a search change in the comparison: flights that an earlier search for the same has found become those of this one, and a flight
 * that a supplier who answered later sells cheaper on the same terms becomes that offer, here as in the results.
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

/** One way in a line: `12 Jan, 05:35 – 11:10 +1, LOS – LHR, direct`. */
function wayLine(slice: FlightSlice): string {
  const times = [`${clock(slice.departsAt)} – ${clock(slice.arrivesAt)}`, dayOffset(slice)].filter(Boolean).join(' ')
  return [formatDate(slice.departsAt).slice(0, 6), times, `${slice.from} – ${slice.to}`, stopsLabel(slice).toLowerCase()].join(
    ', ',
  )
}
