import { blend, share } from '../../hash.ts'
import { isoDay, weekday } from '../../journeys/calendar.ts'
import { draw } from '../world/draw.ts'
import type { Kind } from '../world/kinds.ts'
import type { Property } from '../world/property.ts'
import type { RoomType } from '../world/room-types.ts'
import type { StayQuery } from './stay-query.ts'

const DAY_MS = 86_400_000

/** In leisure destinations the weekend is expensive; in business destinations it is cheap. */
const restful: Partial<Record<Kind, true>> = { resort: true, lodge: true, villa: true }

const months = new Map<number, number>()

/** 1 to 12; cached, because a search needs the same few days for hundreds of properties. */
function monthOf(day: number): number {
  const known = months.get(day)
  if (known !== undefined) return known
  const month = Number(isoDay(day).slice(5, 7))
  months.set(day, month)
  return month
}

function seasonOf(property: Property, day: number): number {
  const month = monthOf(day)
  const { peak } = property.city
  if (peak.includes(month)) return 1.32
  return peak.some((one) => [1, 11].includes(Math.abs(one - month))) ? 1.1 : 0.95
}

function weekdayFactor({ kind, city }: Property, day: number): number {
  const isWeekend = weekday(day) >= 5
  if (restful[kind] || city.land === 'sea') return isWeekend ? 1.16 : 0.97
  return isWeekend ? 0.92 : 1.05
}

/** An event: one week in thirty is fully booked in a city. */
const eventFactor = ({ city }: Property, day: number): number =>
  share(blend(city.index * 7919 + 17, Math.floor(day / 7))) < 0.033 ? 1.42 : 1

/** Days until arrival, and their effect on the price. */
const lead: readonly (readonly [upTo: number, factor: number])[] = [
  [1, 1.14],
  [6, 1.07],
  [20, 1],
  [60, 0.96],
  [Number.POSITIVE_INFINITY, 0.92],
]

const leadFactor = (days: number) => lead.find(([upTo]) => days <= upTo)?.[1] ?? 1

/** A long stay costs less per night. */
function lengthFactor(nights: number): number {
  if (nights >= 28) return 0.82
  return nights >= 7 ? 0.94 : 1
}

/** The price of a stay in ordinary nights: seasons, weekends, events and the time until arrival, with a random variation for each night. */
export function plainNights(property: Property, { checkIn, nights, issued }: StayQuery): number {
  const seed = draw(property.seed, 'nights')
  let sum = 0
  for (let day = checkIn; day < checkIn + nights; day++) {
    const whim = 0.95 + 0.1 * share(blend(seed, day))
    sum += seasonOf(property, day) * weekdayFactor(property, day) * eventFactor(property, day) * whim
  }
  return sum * leadFactor(checkIn - Math.floor(issued / DAY_MS)) * lengthFactor(nights)
}

/** Some properties are full on some nights, at every supplier. */
export function isFull(property: Property, { checkIn, nights }: Pick<StayQuery, 'checkIn' | 'nights'>): boolean {
  if (property.test) return false
  const seed = draw(property.seed, 'full')
  for (let day = checkIn; day < checkIn + Math.min(nights, 14); day++) {
    if (share(blend(seed, day)) < 0.012 * (seasonOf(property, day) > 1.2 ? 2 : 1)) return true
  }
  return false
}

/** The number of rooms of a kind left for a stay, by its fullest night, before those sold here are subtracted. */
export function roomsLeft(property: Property, room: RoomType, { checkIn, nights }: StayQuery): number {
  if (property.test) return room.stock
  const seed = blend(property.seed, room.index)
  let least = 1
  for (let day = checkIn; day < checkIn + Math.min(nights, 14); day++) least = Math.min(least, share(blend(seed, day)))
  return Math.floor(room.stock * (0.15 + 0.85 * Math.sqrt(least)))
}
