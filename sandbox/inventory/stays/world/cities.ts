import { airportByIata } from '../../network/places.ts'
import { type Zone, zoneNamed } from '../../network/zone-offset.ts'
import rows from './cities.json' with { type: 'json' }
import { kmBetween, type Point, pointFrom } from './geo.ts'
import { movedOf } from './land.ts'

export interface District extends Point {
  name: string
  /** Kilometres from the city's centre. */
  km: number
}

/** The landscape around a city, which its pictures show outside the window. */
export const lands = ['sea', 'city', 'mountain', 'savanna', 'desert', 'lake'] as const
export type Land = (typeof lands)[number]

export interface City extends Point {
  /** IATA code of its airport. */
  code: string
  /** Its index in the table, part of an accommodation's id. */
  index: number
  name: string
  region: string
  country: string
  zone: Zone
  airport: Point & { name: string }
  properties: number
  /** The price level of a night, with Lagos at about 1. */
  price: number
  land: Land
  /** The months of high season, 1 to 12. */
  peak: readonly number[]
  districts: readonly District[]
}

const bearings = new Map(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'].map((name, index) => [name, index * 45]))

/** `Lekki Phase 1 e9`: nine kilometres east of the centre; `c` is all around it. */
function districtOf(text: string, centre: Point): District {
  const [, name = text, bearing = 'c', km = '0'] = /^(.+) (c|[ns]?[ew]?)([\d.]+)$/.exec(text) ?? []
  const angle = bearings.get(bearing)
  const { lat, lng } = angle === undefined ? centre : pointFrom(centre, angle, Number(km))
  return { name, km: Number(km), lat, lng }
}

/** The districts of a row in the table: some bearings lead into the water. */
export const listedDistricts = ({ lat, lng, districts }: { lat: number; lng: number; districts: string }): District[] =>
  districts.split('; ').map((text) => districtOf(text, { lat, lng }))

/** The district where its nearest land is. */
function onLand(district: District, code: string, centre: Point): District {
  const moved = movedOf(code, district.name)
  return moved ? { ...district, ...moved, km: kmBetween(centre, moved) } : district
}

const isLand = (text: string): text is Land => lands.some((land) => land === text)

export const cities: readonly City[] = rows.map((row, index) => {
  const airport = airportByIata.get(row.airport)
  if (airport === undefined || !isLand(row.land)) throw new Error(`cities.json: ${row.name} has no airport or land`)
  return {
    code: row.airport,
    index,
    name: row.name,
    region: row.region,
    lat: row.lat,
    lng: row.lng,
    country: airport.iata_country_code,
    zone: zoneNamed(airport.time_zone),
    airport: { name: airport.name, lat: airport.latitude, lng: airport.longitude },
    properties: row.properties,
    price: row.price,
    land: row.land,
    peak: row.peak,
    districts: listedDistricts(row).map((district) => onLand(district, row.airport, row)),
  }
})

export const cityByCode: ReadonlyMap<string, City> = new Map(cities.map((city) => [city.code, city]))

/** The largest distance of an accommodation from its district's centre, at its least accurate supplier. */
const SPREAD_KM = 3
const reach = new Map(
  cities.map((city) => [city.code, SPREAD_KM + Math.max(kmBetween(city, city.airport), ...city.districts.map(({ km }) => km))]),
)

/** The cities that may have an accommodation within `radius` kilometres of a point. */
export const citiesAround = (centre: Point, radius: number): City[] =>
  cities.filter((city) => kmBetween(centre, city) <= radius + (reach.get(city.code) ?? 0))
