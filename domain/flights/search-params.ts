import type { FlightSearch } from './search.ts'

/** The search as query parameters of a link. */
export function searchToParams(search: FlightSearch): URLSearchParams {
  const params = new URLSearchParams({ trip: search.trip, from: search.from, to: search.to, depart: search.depart })
  const optional: Record<string, string | null | undefined> = {
    return: search.trip === 'round-trip' ? search.return : null,
    more: search.more.map((leg) => [inLeg(leg.from), inLeg(leg.to), leg.depart].join('-')).join(','),
    children: search.children.join(','),
    infants: search.infants ? String(search.infants) : null,
    direct: search.directOnly ? '1' : null,
    flex: search.flexibleDates ? '1' : null,
    deal: search.dealCode,
    corporate: search.corporateCode,
  }
  params.set('adults', String(search.adults))
  params.set('cabin', search.cabin)
  for (const [name, value] of Object.entries(optional)) if (value) params.set(name, value)
  return params
}

/** A code, or a text in place of a code: without the separators of legs in an address. */
const inLeg = (place: string): string => place.replaceAll(/[-,]+/g, ' ')
