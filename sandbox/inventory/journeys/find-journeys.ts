import { blend, hash, share } from '../hash.ts'
import type { Route } from '../network/network.ts'
import { toLocal, toUtc } from '../network/zone-offset.ts'
import { weekday } from './calendar.ts'
import type { Path } from './find-paths.ts'

/** A leg on a day: one of its route's daily departures, and its local departure day. */
export interface DatedLeg {
  leg: Path['legs'][number]
  wave: number
  day: number
  departs: number
  arrives: number
}

/** One slice of flights: instants are UTC minutes. */
export interface Journey {
  path: Path
  legs: readonly DatedLeg[]
  departs: number
  arrives: number
}

/** Minimum connecting times, in minutes. */
const CHANGE = { domestic: 45, sameCarrier: 60, otherCarrier: 90 }
const LONGEST_LAYOVER = 360
const LONGEST_NIGHT = 840

export const departureOf = (route: Route, wave: number, day: number): number =>
  toUtc(route.from.zone, day * 1440 + (route.waves[wave]?.minute ?? 0))

export const flies = (route: Route, wave: number, day: number): boolean =>
  (((route.waves[wave]?.days ?? 0) >> weekday(day)) & 1) === 1

/** A full flight is not sold: about one in forty, but never the test airline's. */
const isFull = (seed: number, route: Route, wave: number, day: number): boolean =>
  route.carrier.iata !== 'ZZ' && blend(blend(seed, route.hash), day * 32 + wave) % 40 === 0

export function datedLeg(leg: Path['legs'][number], wave: number, day: number): DatedLeg {
  const departs = departureOf(leg.route, wave, day)
  return { leg, wave, day, departs, arrives: departs + leg.route.block }
}

/** The journeys along a path that depart on a local day, not before `earliest` (UTC minutes). */
export function findJourneys(path: Path, day: number, earliest: number, seed: number): Journey[] {
  const [first, ...rest] = path.legs
  if (!first) return []
  const journeys = first.route.waves.flatMap((_, wave) => {
    if (!flies(first.route, wave, day) || isFull(seed, first.route, wave, day)) return []
    const start = datedLeg(first, wave, day)
    if (start.departs < earliest) return []
    const legs =
      connect([start], rest, seed, LONGEST_LAYOVER) ?? (path.owner.lowCost ? null : connect([start], rest, seed, LONGEST_NIGHT))
    const last = legs?.at(-1)
    return legs && last ? [{ path, legs, departs: start.departs, arrives: last.arrives }] : []
  })
  return journeys.filter(
    (journey) =>
      !journeys.some((other) => other !== journey && other.arrives <= journey.arrives && other.departs > journey.departs),
  )
}

function connect(flown: readonly DatedLeg[], rest: Path['legs'], seed: number, longest: number): readonly DatedLeg[] | null {
  const [next, ...after] = rest
  const last = flown.at(-1)
  if (!next || !last) return flown
  const ready = last.arrives + changeTime(last.leg.route, next.route)
  const best = earliestLeg(next, ready, last.arrives + longest, seed)
  return best ? connect([...flown, best], after, seed, longest) : null
}

function changeTime(a: Route, b: Route): number {
  if (a.domestic && b.domestic) return CHANGE.domestic
  return a.carrier === b.carrier ? CHANGE.sameCarrier : CHANGE.otherCarrier
}

function earliestLeg(leg: Path['legs'][number], ready: number, latest: number, seed: number): DatedLeg | null {
  const today = Math.floor(toLocal(leg.route.from.zone, ready) / 1440)
  let best: DatedLeg | null = null
  for (let day = today; day <= today + 1; day++) {
    for (let wave = 0; wave < leg.route.waves.length; wave++) {
      if (!flies(leg.route, wave, day) || isFull(seed, leg.route, wave, day)) continue
      const candidate = datedLeg(leg, wave, day)
      if (candidate.departs >= ready && candidate.departs <= latest && (!best || candidate.departs < best.departs))
        best = candidate
    }
    if (best) return best
  }
  return null
}

/** The load of the busiest leg: 0 to 1, the same for all callers. */
export function loadOf(journey: Journey, seed: number): number {
  let load = 0
  for (const { leg, wave, day } of journey.legs)
    load = Math.max(load, share(blend(blend(seed, leg.route.hash ^ 0x51ed), day * 32 + wave)))
  return load
}

const seeds = new Map<string, number>()
export function seedNumber(seed: string): number {
  const known = seeds.get(seed)
  if (known !== undefined) return known
  const number = hash(`seed|${seed}`)
  seeds.set(seed, number)
  return number
}
