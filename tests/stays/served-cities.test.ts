import { beforeAll, describe, expect, it } from 'vitest'
import { prepareDestinations } from '#domain/stays/destinations/destination-index.ts'
import { suggestDestinations } from '#domain/stays/destinations/suggest-destinations.ts'
import type { Destination } from '#domain/stays/search.ts'
import { reachOf, searchedKm } from '#domain/stays/search-rules.ts'
import { kmBetween, type Point } from '#domain/travel/distance.ts'
import { listingsIn } from '#sandbox/inventory/stays/catalogue/find-listings.ts'
import { staySuppliers } from '#sandbox/inventory/stays/catalogue/suppliers.ts'
import { type City, cities } from '#sandbox/inventory/stays/world/cities.ts'
import { type Box, clipRing, isInside, type Point as MapPoint } from '#web/map/clip.ts'
import { frameOf, holds } from '#web/map/frame.ts'
import { readGround } from '#web/map/read-ground.ts'
import { smoothLand } from '#web/map/smooth.ts'
import { sizes, spread } from '../sizes.ts'

/** The share of a city's stays that its default search shows; those at an airport outside of it do not count. */
const SHOWN = 0.95

/** The first city among the suggestions for its name in its country. */
function destinationOf({ name, country }: City): Destination {
  const found = suggestDestinations(name, 5).find((place) => place.kind === 'city' && place.country === country)
  if (!found) throw new Error(`no destination is suggested for ${name}, ${country}`)
  return found
}

/** The properties of a city at two suppliers: the first with exact positions, the other with errors of measurement. */
const staysOf = (city: City): Point[] =>
  staySuppliers
    .slice(0, 2)
    .flatMap((supplier) => listingsIn(city, { seed: 'tradewind', supplier }))
    .filter(({ property }) => property.district.name !== 'Airport')
    .map(({ lat, lng }) => ({ latitude: lat, longitude: lng }))

/** A point of a lake is inside two rings. */
const isOnLand = (land: readonly MapPoint[][][], { longitude, latitude }: Point) =>
  land.some((rings) => rings.filter((ring) => isInside(ring, [longitude, latitude])).length % 2 === 1)

/** The land on the map, within its frame. */
async function landIn(destination: Destination, [west, south, east, north]: Box) {
  const { land, box } = await readGround(destination)
  const around: Box = [west - 0.01, south - 0.01, east + 0.01, north + 0.01]
  return smoothLand(land, box).map((rings) => rings.map((ring) => clipRing(ring, around)))
}

const named = spread(cities, sizes.servedCities).map((city): [string, City] => [`${city.name}, ${city.country}`, city])

describe('the default search of a served city', () => {
  beforeAll(prepareDestinations)

  it.each(named)('of %s shows its stays, on land and within the visible map', async (_, city) => {
    const destination = destinationOf(city)
    const reachKm = reachOf({ destination, radiusKm: null })
    expect(searchedKm(destination)).toBeGreaterThanOrEqual(reachKm)
    const stays = staysOf(city)
    const shown = stays.filter((stay) => kmBetween(stay, destination) <= reachKm)
    expect(shown.length / stays.length).toBeGreaterThanOrEqual(SHOWN)
    const frame = frameOf(destination, { spots: shown, reachKm })
    for (const { longitude, latitude } of shown) expect(holds(frame, [longitude, latitude, longitude, latitude])).toBe(true)
    expect(holds((await readGround(destination)).box, frame)).toBe(true)
    const land = await landIn(destination, frame)
    expect(shown.filter((stay) => !isOnLand(land, stay))).toEqual([])
  })
})
