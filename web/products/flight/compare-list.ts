import { addToCompare, compareWords, isSameFlight, legsOf, removeFromCompare, toCompareParam } from '#domain/flights/compare.ts'
import type { PricedFlightOffer } from '#domain/flights/offer.ts'
import { cheaperOf, productKey } from '#domain/flights/results.ts'
import type { Money } from '#domain/money.ts'
import { isListOf, isRecordOf, isText, isWhole } from '../../kit/json-shape.ts'
import { toast } from '../../kit/toast.ts'
import { compareStore } from '../compare-store.ts'
import { bookableUntil, type FoundIn } from './found-in.ts'

/** A flight in the comparison, with what the tray shows of it after its search has left the screen. */
export interface ComparedFlight {
  searchId: string
  offerId: string
  legs: string
  /** The search as query parameters, to make it again. */
  query: string
  /** ISO instant after which it can no longer be booked. */
  expiresAt: string
  airline: { code: string; name: string }
  departsAt: string
  arrivesAt: string
  /** What it costs now. */
  total: Money
  /** What it cost when it was ticked, in minor units of that currency. */
  seen: number
  /** The same flights on the same terms have the same (`productKey`). */
  product: string
}

const isList = isListOf(
  isRecordOf<ComparedFlight>({
    searchId: isText,
    offerId: isText,
    legs: isText,
    query: isText,
    expiresAt: isText,
    airline: isRecordOf({ code: isText, name: isText }),
    departsAt: isText,
    arrivesAt: isText,
    total: isRecordOf({ amount: isWhole, currency: isText }),
    seen: isWhole,
    product: isText,
  }),
)
const compared = compareStore('compareFlights', isList)
const { read, write } = compared

/** The flights being compared, in the order they were chosen. */
export const useCompareList = compared.useList

/** Whether one flight is being compared; a card hears of nothing else. */
export const useIsCompared = (flight: { searchId: string; offerId: string }): boolean =>
  compared.useHas((one) => isSameFlight(one, flight))

/** Adds a flight; says so in the specification's words when the list is full or starts again. */
export function compareFlight(flight: ComparedFlight): void {
  const { list, said } = addToCompare(read(), flight)
  write(list)
  if (said === 'full') toast.warn(compareWords.full)
  if (said === 'restarted') toast.info(compareWords.restarted)
}

export const stopComparing = (flight: { searchId: string; offerId: string }): void => write(removeFromCompare(read(), flight))

export const clearCompare = compared.clear

/** An offer as the comparison keeps it. */
export const toCompared = (offer: PricedFlightOffer, search: FoundIn): ComparedFlight => ({
  searchId: search.searchId,
  offerId: offer.id,
  legs: legsOf(offer),
  query: search.query,
  expiresAt: bookableUntil(offer, search),
  airline: { code: offer.slices[0]?.segments[0]?.marketingCarrier ?? offer.owner, name: offer.ownerName },
  departsAt: offer.slices[0]?.departsAt ?? '',
  arrivesAt: offer.slices[0]?.arrivesAt ?? '',
  total: offer.total,
  seen: offer.total.amount,
  product: productKey(offer),
})

/** A flight that a supplier who answered later sells cheaper on the same terms becomes that offer, here as in the results. */
export function followPrices(offers: readonly PricedFlightOffer[], search: FoundIn): void {
  const list = read()
  const next = list.map((one) => {
    const cheaper = one.searchId === search.searchId && cheaperOf(one.product, one.total.amount, offers)
    return cheaper ? { ...toCompared(cheaper, search), seen: one.seen } : one
  })
  if (next.some((one, at) => one !== list[at])) write(next)
}

/** Where flights are compared. The newest one's search stands in the address too, so that it can be made again. */
export const compareAddress = (list: readonly ComparedFlight[]): string =>
  `/flight/compare?flights=${toCompareParam(list)}&${list.at(-1)?.query ?? ''}`
