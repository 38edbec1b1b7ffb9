import { factsOf } from '#domain/flights/offer-facts.ts'
import { section } from '../../../../results/filter-part.ts'
import type { FlightSection } from '../flight-parts.ts'
import { everyValue, type Found } from './count-options.ts'

/** City names by airport, as suppliers spell them. */
function cityNames({ groups }: Found): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  for (const { cheapest } of groups)
    for (const slice of cheapest.slices)
      for (const segment of slice.segments) names.set(segment.from, segment.fromCity).set(segment.to, segment.toCity)
  return names
}

/** Airports of departure and arrival, for cities with several. */
export function airportSection(found: Found): FlightSection | null {
  const cities = cityNames(found)
  const all = everyValue(
    found,
    'airports',
    (offer) => factsOf(offer).ends,
    (value) => {
      const code = value.slice(value.indexOf('-') + 1)
      return { label: `${cities.get(code) ?? ''} ${code}`.trim() }
    },
  )
  const byCity = Map.groupBy(all, ({ value }) => value.slice(0, value.indexOf('-')))
  const lists = [...byCity.values()].filter((options) => options.length > 1)
  if (lists.length === 0) return null
  const parts = lists.map((options) => ({ kind: 'many' as const, name: 'airports' as const, label: null, options }))
  return section('Airports', parts)
}

/** Airports to avoid for connections, with the number of offers through each. */
export function avoidSection(found: Found): FlightSection | null {
  const cities = cityNames(found)
  const options = everyValue(
    found,
    'avoid',
    (offer) => factsOf(offer).connections,
    (code) => {
      const label = `${cities.get(code) ?? ''} ${code}`.trim()
      return { label, chip: `Not via ${label}` }
    },
  )
  if (options.length === 0) return null
  return section('Avoid connections in', [{ kind: 'many', name: 'avoid', label: null, options }])
}
