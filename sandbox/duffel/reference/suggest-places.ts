import { z } from 'zod'
import { airports, cities } from '../../inventory/network/places.ts'
import type { Airport, Place } from '../../inventory/wire.ts'
import type { Api } from '../http/add-route.ts'
import { parseQuery } from '../http/parse-input.ts'
import { problem } from '../http/problem.ts'

const MOST = 20

const suggestionsQuery = z.object({
  query: z.string().optional(),
  /** Its name in older versions of the API. */
  name: z.string().optional(),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  /** Metres. */
  rad: z.coerce.number().positive().default(100_000),
})

const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()

const indexed = [...cities, ...airports].map((place) => ({
  place,
  code: place.iata_code.toLowerCase(),
  words: plain(place.type === 'city' ? place.name : `${place.city_name} ${place.name} ${place.iata_city_code}`),
}))

/** Lower is better: the exact code, then a prefix of the name, then a prefix of a word in it; null for no match. */
function rankOf({ place, code, words }: (typeof indexed)[number], wanted: string): number | null {
  if (code === wanted) return place.type === 'city' ? 0 : 1
  if (words.startsWith(wanted)) return place.type === 'city' ? 2 : 3
  if (words.includes(` ${wanted}`)) return 4
  return null
}

function byName(query: string): Place[] {
  const wanted = plain(query.trim())
  if (wanted === '') return []
  return indexed
    .flatMap((one) => {
      const rank = rankOf(one, wanted)
      return rank === null ? [] : [{ place: one.place, rank }]
    })
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, MOST)
    .map(({ place }) => place)
}

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Metres between two points on the globe. */
export function metresBetween(a: { lat: number; lng: number }, b: { lat: number; lng: number }): number {
  const half = Math.sin(radians(b.lat - a.lat) / 2) ** 2
  const across = Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 12_742_000 * Math.asin(Math.sqrt(half + across))
}

const around = (lat: number, lng: number, rad: number): Airport[] =>
  airports
    .map((airport) => ({ airport, metres: metresBetween({ lat, lng }, { lat: airport.latitude, lng: airport.longitude }) }))
    .filter(({ metres }) => metres <= rad)
    .toSorted((a, b) => a.metres - b.metres)
    .slice(0, MOST)
    .map(({ airport }) => airport)

/** A suggestion has the fields of both kinds; those of the other kind are null. */
function describe(place: Place) {
  if (place.type === 'airport') return { ...place, airports: null }
  const own = airports.filter(({ iata_city_code }) => iata_city_code === place.iata_code)
  return {
    ...place,
    city_name: null,
    iata_city_code: place.iata_code,
    icao_code: null,
    latitude: null,
    longitude: null,
    time_zone: null,
    city: null,
    airports: own,
  }
}

/** Cities and airports for a few letters, or airports around a point, best first. */
export function registerSuggestions({ add }: Api): void {
  add('GET', '/places/suggestions', (call) => {
    const { query, name, lat, lng, rad } = parseQuery(suggestionsQuery, call.query)
    const wanted = query ?? name
    if (wanted !== undefined) return { data: byName(wanted).map(describe) }
    if (lat === undefined || lng === undefined)
      throw problem('validation_required', `Send 'query', or 'lat' and 'lng'`, { field: 'query', pointer: '/query' })
    return { data: around(lat, lng, rad).map(describe) }
  })
}
