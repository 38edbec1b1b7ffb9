import { type CabinLayout, offerFor, type Seat, type SeatRow, seatsOfRow } from './seat-layout.ts'

interface Option {
  seats: Seat[]
  /** Minor units. */
  cost: number
  /** Aisles between the travellers, or rows if they are not in one. */
  apart: number
}

/** Exit rows require a confirmation, so nobody is assigned there automatically. */
const canTake = (seat: Seat, passengerId: string) => seat.notes.length === 0 && offerFor(seat, passengerId) !== undefined
const costOf = (seats: readonly Seat[], passengerIds: readonly string[]) =>
  seats.reduce((total, seat, at) => total + (offerFor(seat, passengerIds[at] ?? '')?.price.amount ?? 0), 0)

const blockOf = (row: SeatRow, seat: Seat) =>
  row.blocks.findIndex((block) => block.some((place) => place !== null && 'seat' in place && place.seat === seat))

/** Every run of adjacent seats in a row that has a seat for each traveller. */
function runs(row: SeatRow, passengerIds: readonly string[]): Option[] {
  const seats = seatsOfRow(row)
  return seats.flatMap((_, start) => {
    const run = seats.slice(start, start + passengerIds.length)
    const [first, last] = [run[0], run.at(-1)]
    if (!first || !last || run.length < passengerIds.length) return []
    if (!run.every((seat, at) => canTake(seat, passengerIds[at] ?? ''))) return []
    return { seats: run, cost: costOf(run, passengerIds), apart: blockOf(row, last) - blockOf(row, first) }
  })
}

/** If no row has room: the seats nearest to each possible first one. */
function scattered(rows: readonly SeatRow[], passengerIds: readonly string[]): Option[] {
  const open = rows.flatMap((row, at) =>
    seatsOfRow(row).flatMap((seat) => (passengerIds.every((id) => canTake(seat, id)) ? { seat, at } : [])),
  )
  return open.flatMap((first) => {
    const near = open.toSorted((a, b) => Math.abs(a.at - first.at) - Math.abs(b.at - first.at)).slice(0, passengerIds.length)
    if (near.length < passengerIds.length) return []
    const seats = near.map(({ seat }) => seat)
    return { seats, cost: costOf(seats, passengerIds), apart: near.reduce((sum, { at }) => sum + Math.abs(at - first.at), 0) }
  })
}

/**
 * Seats for everybody on a flight, by passenger id: adjacent for the lowest price; if no row has room, as near to each other as possible. Null if
 * there are not enough.
 */
export function sitTogether(cabins: readonly CabinLayout[], passengerIds: readonly string[]): Record<string, string> | null {
  const rows = cabins.flatMap((cabin) => cabin.rows)
  const side = rows.flatMap((row) => runs(row, passengerIds)).sort((a, b) => a.cost - b.cost || a.apart - b.apart)
  const best = side[0] ?? scattered(rows, passengerIds).sort((a, b) => a.apart - b.apart || a.cost - b.cost)[0]
  if (!best) return null
  return Object.fromEntries(passengerIds.map((id, at) => [id, best.seats[at]?.designator ?? '']))
}
