import { instantAt, type LocalDate, type LocalDateTime } from '../dates.ts'

/** A place of a trip. `airport` is its IATA code; null for another place. */
export interface TripPlace {
  name: string
  latitude: number
  longitude: number
  airport: string | null
}

/** A local time of a place, and its instant in milliseconds since 1970. */
export interface Moment {
  local: LocalDateTime
  at: number
}

/** One flight. */
export interface Journey {
  from: TripPlace
  to: TripPlace
  departs: Moment
  arrives: Moment
}

/** Nights at a place, from the day of arrival to the day of departure. */
export interface NightsAt {
  /** The id of the property. */
  property: string
  place: TripPlace
  checkIn: LocalDate
  checkOut: LocalDate
}

/** Something that is done at a place. */
export interface Visit {
  place: TripPlace
  starts: Moment
  ends: Moment
}

/** The ages of a person under twelve; from 0 to 1 for an infant whose age is not asked. */
export interface ChildAge {
  least: number
  most: number
}

/** The people whom an item is for, by their ages on a day. */
export interface TripParty {
  /** Everybody. */
  people: number
  /** Infants need neither a seat nor a bed. */
  infants: number
  /** Of those under twelve, infants too. */
  children: readonly ChildAge[]
  day: LocalDate
}

/** What the rules of feasibility read of an item, whatever its product. */
export interface TripFacts {
  journeys: readonly Journey[]
  nights: readonly NightsAt[]
  visits: readonly Visit[]
  /** The days that a policy covers. */
  cover: { from: LocalDate; to: LocalDate } | null
  party: TripParty
}

export interface TripItemFacts extends TripFacts {
  id: string
  title: string
}

/** The age from which suppliers of every product treat a person as an adult. */
export const ADULT_EVERYWHERE = 12
const INFANTS_UNDER = 2

export const noFacts = { journeys: [], nights: [], visits: [], cover: null } as const

/** A local time in a zone. Throws for a text that is no local time. */
export function momentAt(local: LocalDateTime, zone: string): Moment {
  const instant = instantAt(local.slice(0, 19), zone)
  if (!instant) throw new Error(`not a local time: ${local}`)
  return { local, at: instant.getTime() }
}

/** The party of some ages on a day; `unnamedInfants` are those whose age is not asked. */
export function partyOf(
  day: LocalDate,
  { adults, ages, unnamedInfants = 0 }: { adults: number; ages: readonly number[]; unnamedInfants?: number },
): TripParty {
  const children = ages.filter((age) => age < ADULT_EVERYWHERE).map((age) => ({ least: age, most: age }))
  const unnamed = Array.from({ length: unnamedInfants }, () => ({ least: 0, most: INFANTS_UNDER - 1 }))
  return {
    people: adults + ages.length + unnamedInfants,
    infants: ages.filter((age) => age < INFANTS_UNDER).length + unnamedInfants,
    children: [...unnamed, ...children].toSorted((a, b) => a.least - b.least || a.most - b.most),
    day,
  }
}
