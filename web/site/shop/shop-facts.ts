import type { ShopSite } from '#contract/shop.ts'
import { addDays, type LocalDate } from '#domain/dates.ts'
import { sells } from '#domain/site/sells.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { isReachable, type Site } from '#domain/site/site.ts'
import { weekendAhead } from '#domain/stays/weekend-ahead.ts'

/** The result of the message form: the typed values and the errors, by field. */
export interface MessageOutcome {
  isSent: boolean
  /** An error that is not about one field. */
  says: string | null
  fields: Record<string, string>
  typed: Record<string, string>
}

/** Data for blocks besides their own content. */
export interface ShopFacts {
  agency: ShopSite['agency']
  settings: SiteSettings
  /** The first date of calendars. */
  today: LocalDate
  /** The address of flight results; null if the agency sells no flights. */
  searchPath: string | null
  /** The address of stay results; null if the agency sells no stays. */
  staySearchPath: string | null
  /** The address of tour results; null if the agency sells no tours. */
  tourSearchPath: string | null
  /** The contact page. */
  contactPath: string
  /** Cities by their code, for names in words: LOS is Lagos. */
  cities: Readonly<Record<string, string>>
  /** Nationalities by name. */
  nations: readonly { code: string; name: string }[]
  /** The pages of cities by their code. */
  cityPaths: Readonly<Record<string, string>>
  /** Places of the address that prefill the search form. */
  start: { from: string; to: string }
  message: MessageOutcome | null
  /** The action of the message form: its own page. */
  postPath: string
}

type Given = Pick<ShopFacts, 'agency' | 'today'> &
  Partial<Pick<ShopFacts, 'cities' | 'cityPaths' | 'nations' | 'start' | 'message' | 'postPath'>>

export function shopFacts(site: Site, given: Given): ShopFacts {
  const {
    agency,
    today,
    cities = {},
    cityPaths = {},
    nations = [],
    start = { from: '', to: '' },
    message = null,
    postPath = '/contact',
  } = given
  return {
    agency,
    settings: site.settings,
    today,
    searchPath: sells(site.settings, 'flight') ? '/order/new/flight/newoffers' : null,
    staySearchPath: sells(site.settings, 'stay') ? '/accommodation/results' : null,
    tourSearchPath: sells(site.settings, 'tour') ? '/tour/result' : null,
    contactPath: isReachable(site, 'contact') ? '/contact' : mailOrHome(agency.email),
    cities,
    cityPaths,
    nations,
    start,
    message,
    postPath,
  }
}

const mailOrHome = (email: string | null) => (email ? `mailto:${email}` : '/')

/** A search a month ahead for two weeks, or from the given date if it has not passed. */
export function searchLink(facts: ShopFacts, way: { from: string; to: string; departureDate?: string }): string | null {
  if (!facts.searchPath || !way.from || !way.to || way.from === way.to) return null
  const named = way.departureDate && way.departureDate >= facts.today ? way.departureDate : null
  const depart = named ?? addDays(facts.today, 30)
  const query = new URLSearchParams({
    trip: 'round-trip',
    from: way.from,
    to: way.to,
    depart,
    return: addDays(depart, 14),
    adults: '1',
    cabin: 'economy',
  })
  return `${facts.searchPath}?${query}`
}

/** A search for two people in a place by its name, on a weekend a month ahead. */
export function staysLink({ staySearchPath, today }: ShopFacts, place: string): string | null {
  if (!staySearchPath || !place.trim()) return null
  return `${staySearchPath}?${new URLSearchParams({ place: place.trim(), ...weekendAhead(today), rooms: '2' })}`
}

/** Days of a search for tours that nobody has chosen yet. */
const TOUR_DAYS = 7

/** The week of a search for tours that nobody has chosen yet: from the first weekend a month ahead. */
export function tourWeek(today: LocalDate): { from: LocalDate; to: LocalDate } {
  const { checkIn: from } = weekendAhead(today)
  return { from, to: addDays(from, TOUR_DAYS - 1) }
}

/** A search for things to do for two people in a place by its name. */
export function toursLink({ tourSearchPath, today }: ShopFacts, place: string): string | null {
  if (!tourSearchPath || !place.trim()) return null
  return `${tourSearchPath}?${new URLSearchParams({ place: place.trim(), ...tourWeek(today), adults: '2' })}`
}

export const cityOf = (facts: ShopFacts, code: string): string => facts.cities[code] ?? code
