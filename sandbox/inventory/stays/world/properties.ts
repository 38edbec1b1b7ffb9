import { hash } from '../../hash.ts'
import { amenitiesOf } from './amenities.ts'
import { type Brand, brandsIn } from './chains.ts'
import type { City, District } from './cities.ts'
import { type Culture, cultureOf } from './cultures.ts'
import { between, chance, pickFor, weighted } from './draw.ts'
import { kmBetween, type Point, pointFrom } from './geo.ts'
import { kindShares, kinds } from './kinds.ts'
import { nameProperty } from './name-property.ts'
import { firstOnLand } from './on-land.ts'
import type { Property } from './property.ts'
import { roomTypesOf } from './room-types.ts'
import { testCity, testHotels } from './test-hotels.ts'
import { phoneOf, postcodeOf, streetOf } from './write-address.ts'

/** US cents of an ordinary night, by stars, in a city of price 1. */
const nightlyByStars = [2_400, 3_900, 6_800, 12_400, 24_500]

/** The share of chain properties is higher where there are many chains. */
const chainShare = ({ properties }: City) => (properties > 60 ? 0.2 : 0.14)

function brandFor(city: City, culture: Culture, seed: number): Brand | null {
  if (chance(seed, 'chained') > chainShare(city)) return null
  const fitting = brandsIn(culture).filter(({ kind }) => kindShares(city.land)[kind] > 0)
  return pickFor(fitting, seed, 'brand')
}

const airportOf = (city: City): District => ({ ...city.airport, name: 'Airport', km: kmBetween(city, city.airport) })

const slug = (name: string) =>
  name
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '')
    .slice(0, 24)

/** A separate salt for each attempt; the first has none. */
const again = (salt: string, attempt: number) => (attempt === 0 ? salt : `${salt} ${attempt}`)

/** Dense in the centre of a district, sparse at its edge. */
const placeIn = (district: District, seed: number, attempt: number): Point =>
  pointFrom(district, between(0, 360, seed, again('bearing', attempt)), 0.05 + 1.9 * chance(seed, again('away', attempt)) ** 2.2)

function buildProperty(city: City, index: number, worldSeed: string, taken: Set<string>): Property {
  const key = `${city.code}-${index}`
  const seed = hash(`${worldSeed}|stay|${key}`)
  const culture = cultureOf(city)
  const brand = brandFor(city, culture, seed)
  const kind = brand?.kind ?? weighted(kindShares(city.land), seed, 'kind')
  const [one, two, three, four, five] = kinds[kind].stars
  const stars = brand?.stars ?? Number(weighted({ '1': one, '2': two, '3': three, '4': four, '5': five }, seed, 'stars'))
  const district = brand?.name.endsWith('Airport') ? airportOf(city) : pickFor(city.districts, seed, 'district')
  const name = nameProperty({ city, district, culture, kind, brand, seed }, taken)
  const price = (nightlyByStars[stars - 1] ?? 6_800) * city.price * kinds[kind].price
  return {
    key,
    index,
    seed,
    city,
    culture,
    district,
    name,
    kind,
    stars,
    brand,
    ...firstOnLand(city, district, (attempt) => placeIn(district, seed, attempt)),
    street: streetOf(culture, seed),
    postcode: postcodeOf(city, district, seed),
    phone: phoneOf(city, seed),
    domain: `${slug(name)}.example`,
    amenities: amenitiesOf(kind, stars, seed),
    rooms: roomTypesOf({ kind, stars, land: city.land, seed }),
    test: null,
    nightly: Math.round(price * between(0.72, 1.42, seed, 'nightly')),
    checkIn: pickFor(['14:00', '15:00', '15:00', '16:00'], seed, 'check-in'),
    checkOut: pickFor(['10:00', '11:00', '12:00', '12:00'], seed, 'check-out'),
  }
}

/** Share of properties that are an annex of another one nearby: with nearly its name and its telephone, and yet a different property. */
const ANNEXES = 0.02
const annexNames = ['Annex', 'Extension', 'Two', 'Garden Wing']

function asAnnex(property: Property, main: Property | undefined, taken: Set<string>): Property {
  if (main === undefined || main.brand || property.brand || chance(property.seed, 'annex') > ANNEXES) return property
  const name = `${main.name} ${pickFor(annexNames, property.seed, 'annexed')}`
  if (taken.has(name)) return property
  taken.add(name)
  const { district, street, postcode, phone, kind, stars, amenities, rooms, nightly } = main
  const down = between(0.06, 0.25, property.seed, 'down the street')
  const at = firstOnLand(main.city, main.district, (attempt) =>
    pointFrom(main, between(0, 360, property.seed, again('bearing', attempt)), down),
  )
  return { ...property, ...at, name, district, street, postcode, phone, kind, stars, amenities, rooms, nightly }
}

const built = new Map<string, readonly Property[]>()

/** Every property of a city: created on first use, and cached. */
export function propertiesOf(city: City, worldSeed: string): readonly Property[] {
  if (city === testCity) return testHotels
  const key = `${worldSeed}|${city.code}`
  const known = built.get(key)
  if (known) return known
  const taken = new Set<string>()
  const made: Property[] = []
  for (let index = 0; index < city.properties; index++) {
    made.push(asAnnex(buildProperty(city, index, worldSeed, taken), made.at(-1), taken))
  }
  built.set(key, made)
  return made
}
