import { prepareDestinations } from '#domain/stays/destinations/destination-index.ts'
import { suggestDestinations } from '#domain/stays/destinations/suggest-destinations.ts'
import type { Destination } from '#domain/stays/search.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { countryName } from '#domain/travel/places.ts'
import type { StaySupplier } from '#integrations/stays/port.ts'
import type { System } from '../../../system.ts'
import { publicPropertyId } from './public-property-id.ts'

/** The minimum length of a query for property names at suppliers. */
const LETTERS = 3
const PROPERTIES = 5
/** The timeout for property names. */
const PATIENCE_MS = 400
const CACHED_MS = 600_000

/** Places for a query, and the properties whose names begin with it, each name of a city once. Slow or failed suppliers are ignored. */
export async function suggestStays(
  system: System,
  { query, limit, home }: { query: string; limit: number; home?: string | undefined },
): Promise<Destination[]> {
  await prepareDestinations()
  const places = suggestDestinations(query, limit, home)
  if (query.length < LETTERS) return places
  const answers = await Promise.all(system.integrations.stays.map((supplier) => askNames(system, supplier, query)))
  const known = new Set<string>()
  const properties = answers.flat().filter(({ name, context }) => {
    const key = `${name} ${context}`.toLowerCase()
    return !known.has(key) && known.add(key)
  })
  const room = Math.min(PROPERTIES, properties.length)
  return [...places.slice(0, Math.max(limit - room, 1)), ...properties.slice(0, room)].slice(0, limit)
}

async function askNames(system: System, supplier: StaySupplier, query: string): Promise<Destination[]> {
  const key = `stay-names:${supplier.id}:${query.toLowerCase()}`
  const cached = await system.cache.get<Destination[]>(key)
  if (cached) return cached
  const asked = supplier.suggest(query).then(async (found) => {
    const properties = found.map(({ listingId, name, place, country, latitude, longitude }) => ({
      kind: 'property' as const,
      id: `property:${publicPropertyId({ supplier: supplier.id, listingId })}`,
      name,
      context: [place, countryName(country)].filter(Boolean).join(', '),
      country,
      latitude,
      longitude,
      extentKm: null,
    }))
    await system.cache.set(key, properties, CACHED_MS)
    return properties
  })
  const unknown = asked.catch((error: unknown): Destination[] => {
    if (!(error instanceof SupplierError)) throw error
    system.log.info({ err: error, supplier: supplier.id }, 'names of properties not known')
    return []
  })
  return Promise.race([unknown, tired()])
}

const tired = (): Promise<Destination[]> => new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, []).unref())
