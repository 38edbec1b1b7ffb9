import { useSyncExternalStore } from 'react'
import type { SoldAncillaries } from '#contract/flights.ts'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import { ancillaryKinds } from '#domain/flights/ancillary-kinds.ts'
import { isListOf, isOneOf, isRecordOf, isText, isWhole } from '../../../../kit/json-shape.ts'
import { savedStore } from '../../../../kit/saved-store.ts'
import { offerFor, type Seat } from './seat-layout.ts'

type Service = SoldAncillaries['services'][number]

export interface Choices {
  /** At selling prices. */
  chosen: ChosenAncillary[]
  quantityOf(id: string): number
  /** Zero removes it. */
  setQuantity(service: Service, quantity: number): void
  /** Seats on a flight by passenger id. */
  seatsOn(segmentId: string): Map<string, string>
  /** Assigns travellers their seats on a flight, replacing earlier ones. */
  takeSeats(segmentId: string, seats: readonly { seat: Seat; passengerId: string }[]): void
  leaveSeat(segmentId: string, passengerId: string): void
  drop(ids: readonly string[]): void
}

const isSeatOf = (one: ChosenAncillary, segmentId: string, passengerId: string) =>
  one.kind === 'seat' && one.segmentIds[0] === segmentId && one.passengerIds[0] === passengerId

/** `12A` of a chosen seat. */
const designatorOf = ({ title }: ChosenAncillary): string => title.replace('Seat ', '')

function chosenSeat(segmentId: string, passengerId: string, seat: Seat): ChosenAncillary[] {
  const offer = offerFor(seat, passengerId)
  if (!offer) return []
  const { id, price } = offer
  const [passengerIds, segmentIds] = [[passengerId], [segmentId]]
  return [{ id, kind: 'seat', title: `Seat ${seat.designator}`, quantity: 1, passengerIds, segmentIds, price }]
}

function chosenService(service: Service, quantity: number): ChosenAncillary[] {
  const { id, kind, title, passengerIds, segmentIds, totals } = service
  const price = totals[quantity - 1]
  return price ? [{ id, kind, title, quantity, passengerIds, segmentIds, price }] : []
}

/** The unsaved choices of one checkout. `from` is what was saved when they were made: after the next save they are void. */
interface Unsaved {
  checkoutId: string
  from: string
  chosen: ChosenAncillary[]
}

const isChosen = isRecordOf<ChosenAncillary>({
  id: isText,
  kind: isOneOf([...ancillaryKinds, 'seat']),
  title: isText,
  quantity: isWhole,
  passengerIds: isListOf(isText),
  segmentIds: isListOf(isText),
  price: isRecordOf({ amount: isWhole, currency: isText }),
})
const unsaved = savedStore('chosenExtras', isRecordOf<Unsaved>({ checkoutId: isText, from: isText, chosen: isListOf(isChosen) }))

/** The choices on the screen, initially the saved ones. The browser stores them, so that neither a reload nor going back loses them. */
export function useChoices({ id: checkoutId, extras: saved }: Pick<FlightCheckout, 'id' | 'extras'>): Choices {
  const from = JSON.stringify(saved.map(({ id, quantity }) => [id, quantity]))
  const read = (): ChosenAncillary[] => {
    const stored = unsaved.read()
    return stored?.checkoutId === checkoutId && stored.from === from ? stored.chosen : saved
  }
  const chosen = useSyncExternalStore(unsaved.subscribe, read, () => saved)
  const change = (to: (before: ChosenAncillary[]) => ChosenAncillary[]) => unsaved.write({ checkoutId, from, chosen: to(read()) })
  return {
    chosen,
    drop: (ids) => change((before) => before.filter(({ id }) => !ids.includes(id))),
    quantityOf: (id) => chosen.find((one) => one.id === id)?.quantity ?? 0,
    setQuantity: (service, quantity) =>
      change((before) => [...before.filter(({ id }) => id !== service.id), ...chosenService(service, quantity)]),
    seatsOn: (segmentId) =>
      new Map(
        chosen.flatMap((one) =>
          one.kind === 'seat' && one.segmentIds[0] === segmentId ? [[one.passengerIds[0] ?? '', designatorOf(one)]] : [],
        ),
      ),
    takeSeats: (segmentId, seats) =>
      change((before) => [
        ...before.filter((one) => !seats.some(({ passengerId }) => isSeatOf(one, segmentId, passengerId))),
        ...seats.flatMap(({ seat, passengerId }) => chosenSeat(segmentId, passengerId, seat)),
      ]),
    leaveSeat: (segmentId, passengerId) => change((before) => before.filter((one) => !isSeatOf(one, segmentId, passengerId))),
  }
}

/** Earlier choices that are no longer sold. Unknown after an incomplete answer. */
export function goneOf(chosen: readonly ChosenAncillary[], offered: SoldAncillaries): ChosenAncillary[] {
  if (!offered.isComplete) return []
  const ids = new Set(offered.services.map(({ id }) => id))
  for (const { cabins } of offered.seatMaps)
    for (const cell of cabins.flatMap((cabin) => cabin.rows.flat(2)))
      if (cell.kind === 'seat') for (const offer of cell.offers) ids.add(offer.id)
  return chosen.filter(({ id }) => !ids.has(id))
}
