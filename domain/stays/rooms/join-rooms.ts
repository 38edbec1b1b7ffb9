import { type Joinable, joinAlike } from '../matching/join-alike.ts'
import type { PricedStayRate, SupplierStayRate } from '../rate.ts'
import { type ComparedRoom, SAME_ROOM_FROM, scoreRooms } from './compare-rooms.ts'
import { parseRoom } from './parse-room.ts'

/** A rate from its supplier, and the same rate for display. */
export interface RateOfRoom {
  rate: SupplierStayRate
  priced: PricedStayRate
}

/** A room of one supplier with all of its rates; only its description distinguishes it from the supplier's others. */
export interface SuppliersRoom extends ComparedRoom, Joinable {
  rates: RateOfRoom[]
}

/** What distinguishes two rooms of one supplier. */
const signatureOf = (supplier: string, { facts, rest, sizeSqm }: ComparedRoom): string =>
  [supplier, ...Object.values(facts), sizeSqm, ...rest].join('|')

/** Rates with one description; a supplier repeats the room's description in each of its rates. */
const described = (rates: readonly RateOfRoom[]) =>
  Map.groupBy(rates, ({ rate: { supplier, room } }) =>
    JSON.stringify([supplier, room.name, room.beds, room.sleeps, room.sizeSqm]),
  ).values()

function roomsOf(all: readonly RateOfRoom[]): SuppliersRoom[] {
  const known = new Map<string, SuppliersRoom>()
  for (const [first, ...others] of described(all)) {
    if (!first) continue
    const { supplier, room } = first.rate
    const compared = { ...parseRoom(room), sizeSqm: room.sizeSqm }
    const key = signatureOf(supplier, compared)
    const before = known.get(key)
    if (before) before.rates.push(first, ...others)
    else known.set(key, { ...compared, key, supplier, rates: [first, ...others] })
  }
  return [...known.values()]
}

const edgesOf = (rooms: readonly SuppliersRoom[]) =>
  rooms.flatMap((left, index) =>
    rooms.slice(index + 1).flatMap((right) => {
      const score = left.supplier === right.supplier ? 0 : scoreRooms(left, right)
      return score >= SAME_ROOM_FROM ? [{ left, right, score }] : []
    }),
  )

/** The rooms of one property that are the same at its suppliers. Two different rooms of one supplier are never merged. */
export function joinRooms(rates: readonly RateOfRoom[]): (readonly SuppliersRoom[])[] {
  const rooms = roomsOf(rates)
  const { clusterOf } = joinAlike(rooms, edgesOf(rooms), new Map())
  return [...new Set(clusterOf.values())]
}
