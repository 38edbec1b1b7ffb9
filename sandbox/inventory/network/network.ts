import { blend, hash } from '../hash.ts'
import type { AircraftType } from './aircraft.ts'
import { type Carrier, carrierNamed, carriers } from './airlines.ts'
import { distanceKm, type Site, siteAt, sites } from './places.ts'
import { chooseAircraft, planWaves, type Wave } from './plan-waves.ts'
import { liesIn } from './regions.ts'

/** One carrier's flights in one direction between two airports. */
export interface Route {
  carrier: Carrier
  from: Site
  to: Site
  km: number
  type: AircraftType
  /** Minutes from gate to gate. */
  block: number
  domestic: boolean
  waves: readonly Wave[]
  hash: number
}

const STOP = /^(?:(-?)([A-Z]{3})|([A-Z]{2}|[a-z]+)([123]))(?:@(\d+))?$/

/** Flights a week where the table gives none: short and busy routes have more. */
function usualFrequency(km: number, smaller: number): number {
  if (km > 6000) return smaller === 3 ? 7 : 4
  if (km > 2500) return smaller === 1 ? 3 : 7
  return [4, 10, 21][smaller - 1] ?? 7
}

const sameCity = (a: Site, b: Site) => a.airport.iata_city_code === b.airport.iata_city_code

/** Larger groups first and names last, so that in `us1@14 us3@63 JFK@70` the most specific number of each airport applies. */
function stopsOf(hub: Site, stops: readonly string[]): Map<Site, number> {
  const weekly = new Map<Site, number>()
  const parsed = stops.map((stop) => STOP.exec(stop) ?? [])
  for (const [, , , region, size, frequency] of parsed.toSorted((a, b) => Number(b[4] ?? 0) - Number(a[4] ?? 0))) {
    if (!region) continue
    for (const site of sites) {
      if (
        site.size < Number(size) ||
        site.country === 'NG' ||
        site === hub ||
        weekly.has(site) ||
        sameCity(site, hub) ||
        !liesIn(site.country, region)
      )
        continue
      weekly.set(site, frequency ? Number(frequency) : usualFrequency(distanceKm(hub, site), Math.min(hub.size, site.size)))
    }
  }
  for (const [, without, iata, , , frequency] of parsed) {
    if (!iata || iata === hub.iata) continue
    const site = siteAt(iata)
    if (without) weekly.delete(site)
    else weekly.set(site, frequency ? Number(frequency) : usualFrequency(distanceKm(hub, site), Math.min(hub.size, site.size)))
  }
  return weekly
}

const outward = new Map<number, Map<number, Route[]>>()
const inward = new Map<number, Map<number, Route[]>>()
const byKey = new Map<string, Route>()
const nothing: ReadonlyMap<number, readonly Route[]> = new Map()

const keyOf = (carrier: Carrier, from: Site, to: Site) => `${carrier.iata}${from.iata}${to.iata}`

function file(into: Map<number, Map<number, Route[]>>, here: Site, there: Site, route: Route) {
  const ends = into.get(here.index) ?? new Map<number, Route[]>()
  into.set(here.index, ends)
  const routes = ends.get(there.index)
  if (routes) routes.push(route)
  else ends.set(there.index, [route])
}

/** Both directions of a route; flight numbers continue from `number`, outbound odd and return even. */
function pair(carrier: Carrier, hub: Site, stop: Site, weekly: number, number: number): Route[] {
  const km = distanceKm(hub, stop)
  const type = chooseAircraft(carrier.fleet, km, weekly, hash(keyOf(carrier, hub, stop)))
  const ends: [Site, Site][] = [
    [hub, stop],
    [stop, hub],
  ]
  return ends.map(([from, to], direction) => {
    const route = {
      carrier,
      from,
      to,
      km,
      type,
      block: blockMinutes(from, to, km, type),
      domestic: from.country === to.country,
      hash: hash(keyOf(carrier, from, to)),
    }
    return {
      ...route,
      waves: planWaves({
        hub,
        outward: direction === 0,
        from,
        to,
        km,
        block: route.block,
        weekly,
        number: number + direction,
        hash: hash(keyOf(carrier, hub, stop)),
      }),
    }
  })
}

/** 30 minutes on the ground and a cruise of 830 km/h, with the jet stream 6 % for or against; propellers are slower. */
export function blockMinutes(from: Site, to: Site, km: number, type: AircraftType): number {
  const east = ((to.lon - from.lon + 540) % 360) - 180
  const stream = Math.abs(from.lat + to.lat) > 40 ? (0.06 * east) / (Math.hypot(east, to.lat - from.lat) || 1) : 0
  const cruise = (km / (type.speed < 700 ? type.speed : 830)) * 60
  return Math.round((30 + cruise * (1 - stream)) / 5) * 5
}

for (const carrier of carriers) {
  let number = 101 + (carrier.index % 7) * 10
  for (const { hub, stops } of carrier.hubs) {
    const home = siteAt(hub)
    for (const [stop, weekly] of stopsOf(home, stops)) {
      if (byKey.has(keyOf(carrier, home, stop))) continue
      for (const route of pair(carrier, home, stop, weekly, number)) {
        byKey.set(keyOf(carrier, route.from, route.to), route)
        file(outward, route.from, route.to, route)
        file(inward, route.to, route.from, route)
      }
      number += 2 * Math.ceil(weekly / 7)
    }
  }
}

/** All departures of an airport, by destination index. */
export const routesFrom = (site: Site): ReadonlyMap<number, readonly Route[]> => outward.get(site.index) ?? nothing
/** Everything that arrives at an airport, by the index of its origin. */
export const routesInto = (site: Site): ReadonlyMap<number, readonly Route[]> => inward.get(site.index) ?? nothing

const hubsOf = new Map(carriers.map((carrier) => [carrier, new Set(carrier.hubs.map(({ hub }) => hub))]))
export const isHub = (carrier: Carrier, site: Site): boolean => hubsOf.get(carrier)?.has(site.iata) ?? false

/** Duffel Airways (ZZ), the test airline, flies between any two airports; its routes are created on request. */
export const testAirline: Carrier = carrierNamed('ZZ')

/** The route of a carrier, or undefined if it does not fly it. */
export function routeBetween(carrier: Carrier, from: Site, to: Site): Route | undefined {
  const key = keyOf(carrier, from, to)
  const known = byKey.get(key)
  if (known || carrier !== testAirline || from === to) return known
  const number = 10 + (blend(Math.min(from.index, to.index), Math.max(from.index, to.index)) % 4900) * 2
  for (const route of pair(carrier, from, to, 14, number)) byKey.set(keyOf(carrier, route.from, route.to), route)
  return byKey.get(key)
}

/** The number of routes in the table. */
export const routeCount = (): number => byKey.size
