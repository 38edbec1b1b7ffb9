import { blend, pick, share } from '../hash.ts'
import type { AircraftType } from './aircraft.ts'
import type { Site } from './places.ts'
import { offsetAt } from './zone-offset.ts'

/** A daily departure: minutes after local midnight, the weekdays it flies on as bits (bit 0 Sunday), and its flight number. */
export interface Wave {
  minute: number
  days: number
  number: string
}

interface Plan {
  hub: Site
  outward: boolean
  from: Site
  to: Site
  km: number
  block: number
  weekly: number
  number: number
  hash: number
}

/** Local times at which a hub's arrivals have landed and its departures begin. */
const banks: Record<string, readonly number[]> = {
  DXB: [165, 510, 870],
  DOH: [110, 480, 1140],
  AUH: [150, 540, 1300],
  IST: [100, 460, 840, 1170],
  ADD: [525, 1360],
  NBO: [450, 1400],
  CMN: [480, 1380],
  CAI: [570, 1360],
  KGL: [540, 30],
  JNB: [600, 1170],
  LOS: [480, 780, 1350],
  LHR: [570, 800, 1270],
  CDG: [600, 810, 1390],
  AMS: [600, 780, 1245],
  FRA: [600, 810, 1320],
}
const usualBanks: readonly number[] = [480, 780, 1200]

/** Airports with a night curfew from 23:15 to 05:00. */
const curfew = new Set('LHR LGW LCY FRA MUC ZRH GVA BRU ORY SYD HND ITM DUS HAM LIN VIE'.split(' '))
/** Zone offsets for planning; later clock changes shift a bank by an hour, as in reality. */
const PLANNING_DAY = Date.UTC(2026, 0, 15) / 60_000

const DAY = 1440
const wrap = (minute: number) => (((Math.round(minute / 5) * 5) % DAY) + DAY) % DAY
const isNight = (minute: number) => minute < 300 || minute >= 1395

export function planWaves(plan: Plan): Wave[] {
  const perDay = Math.ceil(plan.weekly / 7)
  return Array.from({ length: perDay }, (_, wave) => ({
    minute: respectCurfew(plan, departure(plan, wave, perDay)),
    days: flyingDays(plan.weekly - 7 * wave, plan.hash),
    number: String(plan.number + 2 * wave),
  }))
}

function departure(plan: Plan, wave: number, perDay: number): number {
  const jitter = share(blend(plan.hash, wave * 2 + (plan.outward ? 0 : 1)))
  const hubBanks = banks[plan.hub.iata] ?? usualBanks
  if (plan.km < 1500 && perDay >= hubBanks.length) return wrap(375 + ((wave + 0.5 * jitter) * 855) / Math.max(1, perDay - 0.4))
  if (perDay > hubBanks.length) return wrap(375 + ((wave + jitter) * 960) / perDay)
  const first = share(plan.hash) < 0.62 ? 0 : plan.hash % hubBanks.length
  const bank = hubBanks[(first + wave) % hubBanks.length] ?? 480
  if (plan.outward) return wrap(bank + 20 + jitter * 75)
  const clocks = offsetAt(plan.from.zone, PLANNING_DAY) - offsetAt(plan.to.zone, PLANNING_DAY)
  return wrap(bank - 60 - jitter * 70 - plan.block + clocks)
}

function respectCurfew(plan: Plan, minute: number): number {
  const clocks = offsetAt(plan.to.zone, PLANNING_DAY) - offsetAt(plan.from.zone, PLANNING_DAY)
  for (let shift = 0; shift < DAY; shift += 30) {
    const leaves = wrap(minute + shift)
    const lands = wrap(leaves + plan.block + clocks)
    const quiet = (curfew.has(plan.from.iata) && isNight(leaves)) || (curfew.has(plan.to.iata) && isNight(lands))
    if (!quiet) return leaves
  }
  return minute
}

/** `weekly` days spread over the week as evenly as possible. */
function flyingDays(weekly: number, seed: number): number {
  if (weekly >= 7) return 0b1111111
  let days = 0
  for (let turn = 0; turn < weekly; turn++) days |= 1 << ((Math.floor((turn * 7) / weekly) + (seed % 7)) % 7)
  return days
}

function fits(type: AircraftType, km: number): boolean {
  if (km > 4800) return type.wide
  if (km > 2800) return type.speed > 700
  return !type.wide && (km <= 900 || type.speed > 700)
}

/** An aircraft with sufficient range that fits the distance: no jumbo on a short one, no propeller over an ocean. */
export function chooseAircraft(fleet: readonly AircraftType[], km: number, weekly: number, seed: number): AircraftType {
  const reaching = fleet.filter((type) => type.rangeKm >= km * 1.08 && (type.seats < 450 || weekly >= 14))
  const able = reaching.length > 0 ? reaching : fleet.toSorted((a, b) => b.rangeKm - a.rangeKm).slice(0, 1)
  const fitting = able.filter((type) => fits(type, km))
  return pick(fitting.length > 0 ? fitting : able, seed)
}
