import { useState } from 'react'
import type { SoldAncillaries } from '#contract/checkouts.ts'
import type { ChosenAncillary } from '#domain/flights/ancillaries.ts'
import { offerFor, type Seat } from './seat-layout.ts'

type Service = SoldAncillaries['services'][number]

export interface Choices {
  /** At selling prices. */
  chosen: ChosenAncillary[]
  quantityOf(id: string): number
  /** Zero takes it back. */
  setQuantity(service: Service, quantity: number): void
  /** By passenger id: who sits where on a flight. */
  seatsOn(segmentId: string): Map<string, string>
  /** Gives travellers their seats on a flight, instead of those they had. */
  takeSeats(segmentId: string, seats: readonly { seat: Seat; passengerId: string }[]): void
  leaveSeat(segmentId: string, passengerId: string): void
  drop(ids: readonly string[]): void
}

const isSeatOf = (one: ChosenAncillary, segmentId: string, passengerId: string) =>
  one.kind === 'seat' && one.segmentIds[0] === segmentId && one.passengerIds[0] === passengerId

/** `12A` of a chosen seat. */
export const designatorOf = ({ title }: ChosenAncillary): string => title.replace('Seat ', '')

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

/** What is chosen on the screen and not yet saved; it starts with what was saved. */
export function useChoices(saved: ChosenAncillary[]): Choices {
  const [chosen, setChosen] = useState(saved)
  const drop = (ids: readonly string[]) => setChosen((before) => before.filter(({ id }) => !ids.includes(id)))
  return {
    chosen,
    drop,
    quantityOf: (id) => chosen.find((one) => one.id === id)?.quantity ?? 0,
    setQuantity: (service, quantity) =>
      setChosen((before) => [...before.filter(({ id }) => id !== service.id), ...chosenService(service, quantity)]),
    seatsOn: (segmentId) =>
      new Map(
        chosen.flatMap((one) =>
          one.kind === 'seat' && one.segmentIds[0] === segmentId ? [[one.passengerIds[0] ?? '', designatorOf(one)]] : [],
        ),
      ),
    takeSeats: (segmentId, seats) =>
      setChosen((before) => [
        ...before.filter((one) => !seats.some(({ passengerId }) => isSeatOf(one, segmentId, passengerId))),
        ...seats.flatMap(({ seat, passengerId }) => chosenSeat(segmentId, passengerId, seat)),
      ]),
    leaveSeat: (segmentId, passengerId) => setChosen((before) => before.filter((one) => !isSeatOf(one, segmentId, passengerId))),
  }
}

/** What was chosen earlier and is not sold any more. Nothing is known of it where only half an answer came. */
export function goneOf(chosen: readonly ChosenAncillary[], offered: SoldAncillaries): ChosenAncillary[] {
  if (!offered.isComplete) return []
  const ids = new Set(offered.services.map(({ id }) => id))
  for (const { cabins } of offered.seatMaps)
    for (const cell of cabins.flatMap((cabin) => cabin.rows.flat(2)))
      if (cell.kind === 'seat') for (const offer of cell.offers) ids.add(offer.id)
  return chosen.filter(({ id }) => !ids.has(id))
}
