import { blend } from '../hash.ts'
import { type Carrier, carriers, sellTogether, sharesCodes } from '../network/airlines.ts'
import { isHub, type Route, routeBetween, routesFrom, routesInto, testAirline } from '../network/network.ts'
import { distanceKm, type Site, siteAt, sites } from '../network/places.ts'
import { magicRoute } from './magic-route.ts'

/** A sequence of legs, without dates. Each leg is sold under `sold`, which may differ from the operating carrier. */
export interface Path {
  owner: Carrier
  legs: readonly { route: Route; sold: Carrier }[]
  km: number
}

/** Airlines that sell no connections. */
const pointToPoint = new Set('FR U2 W6 W9 LS HV TO D8 F9'.split(' '))
const PATHS_PER_OWNER = 4
const PATHS_KEPT = 4000

const known = new Map<string, readonly Path[]>()

/** Every way from one airport to another with at most `connections` changes, best first within each owner. */
export function findPaths(from: Site, to: Site, connections: number): readonly Path[] {
  const key = `${from.iata}${to.iata}${connections}`
  const cached = known.get(key)
  if (cached) return cached
  if (known.size > PATHS_KEPT) known.clear()
  const found = from === to ? [] : search(from, to, connections)
  known.set(key, found)
  return found
}

function search(from: Site, to: Site, connections: number): Path[] {
  const paths = direct(from, to)
  if (connections >= 1) paths.push(...bestPerOwner(oneStop(from, to)))
  if (connections >= 2 && new Set(paths.map((path) => path.owner)).size < 8) paths.push(...bestPerOwner(twoStops(from, to)))
  return [...paths, ...testPaths(from, to, connections)]
}

function direct(from: Site, to: Site): Path[] {
  const routes = routesFrom(from).get(to.index) ?? []
  return routes.flatMap((route) => [
    { owner: route.carrier, legs: [{ route, sold: route.carrier }], km: route.km },
    ...codeshares(route, routes),
  ])
}

/** A partner based at either end sells the flight under its own number. */
function codeshares(route: Route, flown: readonly Route[]): Path[] {
  return carriers
    .filter(
      (other) =>
        other !== route.carrier &&
        sharesCodes(other, route.carrier) &&
        (isHub(other, route.from) || isHub(other, route.to)) &&
        !flown.some((one) => one.carrier === other) &&
        blend(route.hash, other.index) % 2 === 0,
    )
    .slice(0, 2)
    .map((other) => ({ owner: other, legs: [{ route, sold: other }], km: route.km }))
}

const detour = (km: number, factor: number, extra: number) => Math.min(2.4 * km, factor * km + extra)

function* oneStop(from: Site, to: Site): Generator<Path> {
  const limit = detour(distanceKm(from, to), 1.5, 4500)
  const arrivals = routesInto(to)
  for (const [via, first] of routesFrom(from)) {
    const second = arrivals.get(via)
    const change = sites[via]
    if (!second || !change || (from.country === to.country && change.country !== from.country)) continue
    if ((first[0]?.km ?? 0) + (second[0]?.km ?? 0) > limit) continue
    for (const a of first) for (const b of second) if (connects(a, b, change)) yield joined([a, b])
  }
}

function connects(a: Route, b: Route, change: Site): boolean {
  if (a.carrier === b.carrier) return isHub(a.carrier, change) && !pointToPoint.has(a.carrier.iata)
  return (isHub(a.carrier, change) || isHub(b.carrier, change)) && sellTogether(a.carrier, b.carrier)
}

function* twoStops(from: Site, to: Site): Generator<Path> {
  const limit = detour(distanceKm(from, to), 1.3, 3000)
  const arrivals = routesInto(to)
  for (const [first, feeders] of routesFrom(from)) {
    const change = sites[first]
    if (!change || change === to) continue
    for (const [second, trunks] of routesFrom(change)) {
      const collectors = arrivals.get(second)
      const next = sites[second]
      if (!collectors || !next || next === from) continue
      if (from.country === to.country && (change.country !== from.country || next.country !== from.country)) continue
      if ((feeders[0]?.km ?? 0) + (trunks[0]?.km ?? 0) + (collectors[0]?.km ?? 0) > limit) continue
      for (const trunk of trunks)
        for (const a of feeders)
          if (connects(a, trunk, change)) for (const b of collectors) if (connects(trunk, b, next)) yield joined([a, trunk, b])
    }
  }
}

/** The carrier of the longest leg owns the ticket, and sells most of its codeshare partners' legs under its own number. */
function joined(routes: readonly Route[]): Path {
  const trunk = routes.reduce((longest, route) => (route.km > longest.km ? route : longest))
  const owner = trunk.carrier
  return {
    owner,
    km: routes.reduce((sum, route) => sum + route.km, 0),
    legs: routes.map((route) => ({
      route,
      sold: sharesCodes(owner, route.carrier) && blend(route.hash, owner.index) % 10 < 7 ? owner : route.carrier,
    })),
  }
}

function bestPerOwner(paths: Iterable<Path>): Path[] {
  const byOwner = new Map<Carrier, Path[]>()
  for (const path of paths) {
    const ofOwner = byOwner.get(path.owner) ?? []
    ofOwner.push(path)
    byOwner.set(path.owner, ofOwner)
    if (ofOwner.length > PATHS_PER_OWNER * 4) keepBest(ofOwner)
  }
  return [...byOwner.values()].flatMap(keepBest)
}

/** Shorter is better, and so is staying with one carrier. */
const cost = (path: Path) => path.km + 1500 * path.legs.filter((leg) => leg.route.carrier !== path.owner).length

function keepBest(paths: Path[]): Path[] {
  paths.sort((a, b) => cost(a) - cost(b))
  paths.length = Math.min(paths.length, PATHS_PER_OWNER)
  return paths
}

/** Duffel Airways flies anywhere: nonstop up to 13,000 km, and never nonstop on its magic route for connections. */
function testPaths(from: Site, to: Site, connections: number): Path[] {
  const connecting = magicRoute([{ origin: from.iata, destination: to.iata }]) === 'always-connecting'
  const legs =
    connecting || distanceKm(from, to) > 13_000
      ? [routeBetween(testAirline, from, changeFor(from)), routeBetween(testAirline, changeFor(from), to)]
      : [routeBetween(testAirline, from, to)]
  const flown = legs.filter((route) => route !== undefined)
  if (flown.length !== legs.length || flown.length - 1 > connections) return []
  return [
    {
      owner: testAirline,
      legs: flown.map((route) => ({ route, sold: testAirline })),
      km: flown.reduce((sum, route) => sum + route.km, 0),
    },
  ]
}

const changeFor = (from: Site) => siteAt(from.country === 'DE' ? 'SIN' : 'FRA')
