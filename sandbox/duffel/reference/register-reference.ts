import { z } from 'zod'
import { aircraft } from '../../inventory/network/aircraft.ts'
import { airlines, carriers } from '../../inventory/network/airlines.ts'
import { programmes } from '../../inventory/network/loyalty-programmes.ts'
import { airports, cities } from '../../inventory/network/places.ts'
import type { Airport, City } from '../../inventory/wire.ts'
import type { Api } from '../http/add-route.ts'
import { pageOf, pageQuery } from '../http/page-list.ts'
import { parseQuery } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'
import { registerSuggestions } from './suggest-places.ts'

const iataFilter = pageQuery.extend({ iata_code: z.string().optional(), iata_country_code: z.string().optional() })

const allianceNames: Record<string, string> = { star: 'Star Alliance', skyteam: 'SkyTeam', oneworld: 'oneworld' }

const loyaltyProgrammes = carriers.flatMap(({ iata, airline, alliance }) => {
  const name = programmes.get(iata)
  if (name === undefined) return []
  const owner = {
    owner_airline_id: airline.id,
    alliance: allianceNames[alliance ?? ''] ?? null,
    logo_url: airline.logo_symbol_url,
  }
  return [{ id: `loy_${iata.toLowerCase()}`, name, ...owner }]
})

const airportsOf = Map.groupBy(airports, ({ iata_city_code }) => iata_city_code)

/** A city with its airports; an airport has its city in its own data. */
const describeCity = (city: City) => ({ ...city, airports: airportsOf.get(city.iata_code) ?? [] })

interface Listed {
  id: string
  iata_code?: string
  iata_country_code?: string
}

/** Reference data of the API: a list of each kind, filtered by code, and each item by id. */
export function registerReference(api: Api): void {
  const list = <T extends Listed>(path: string, items: readonly T[], present: (item: T) => unknown) => {
    const byId = new Map(items.map((item) => [item.id, item]))
    api.add('GET', path, ({ query }) => {
      const { iata_code, iata_country_code, ...page } = parseQuery(iataFilter, query)
      const found = items.filter(
        (item) =>
          (iata_code === undefined || item.iata_code === iata_code.toUpperCase()) &&
          (iata_country_code === undefined || item.iata_country_code === iata_country_code.toUpperCase()),
      )
      const { data, meta } = pageOf(found, page)
      return { data: data.map(present), meta }
    })
    api.add('GET', `${path}/:id`, (call) => {
      const item = byId.get(call.param('id'))
      if (item === undefined) throw problem('not_found')
      return { data: present(item) }
    })
  }
  const asIs = (item: unknown) => item
  list('/air/airlines', airlines, asIs)
  list('/air/aircraft', aircraft, asIs)
  list<Airport>('/air/airports', airports, asIs)
  list<City>('/air/cities', cities, describeCity)
  list('/air/loyalty_programmes', loyaltyProgrammes, asIs)
  registerSuggestions(api)
}
