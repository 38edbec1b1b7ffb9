/**
 * Offsets from UTC by zone, in minutes. `Intl` takes microseconds per call and a search needs thousands, so each zone's changes are found once a year
 * by bisection and cached. Times are whole minutes since 1970 throughout the inventory.
 */
export interface Zone {
  name: string
  format: Intl.DateTimeFormat | undefined
  /** By year: instants of changes in UTC minutes, and the offset from each on. */
  years: Map<number, { from: number[]; offset: number[] }>
}

const zones = new Map<string, Zone>()
const DAY = 1440
const SAMPLE = 6 * DAY

export function zoneNamed(name: string): Zone {
  const known = zones.get(name)
  if (known) return known
  const zone: Zone = { name, format: undefined, years: new Map() }
  zones.set(name, zone)
  return zone
}

/** Minutes to add to UTC for the local time of the zone. */
export function offsetAt(zone: Zone, utc: number): number {
  const year = 1970 + Math.floor(utc / (365.2425 * DAY))
  let changes = zone.years.get(year)
  if (!changes) {
    changes = findChanges(zone, year)
    zone.years.set(year, changes)
  }
  let at = changes.from.length - 1
  while (at > 0 && (changes.from[at] ?? 0) > utc) at--
  return changes.offset[at] ?? 0
}

/** The instant of the local time `local`; in the hour skipped in spring, one hour later. */
export function toUtc(zone: Zone, local: number): number {
  const guess = local - offsetAt(zone, local)
  return local - offsetAt(zone, guess)
}

export const toLocal = (zone: Zone, utc: number): number => utc + offsetAt(zone, utc)

function findChanges(zone: Zone, year: number) {
  const start = Math.floor((year - 1970) * 365.2425 * DAY) - 2 * DAY
  const end = start + 370 * DAY
  const from = [start]
  const offset = [askIntl(zone, start)]
  for (let low = start; low < end; low += SAMPLE) {
    const before = askIntl(zone, low)
    const after = askIntl(zone, low + SAMPLE)
    if (before === after) continue
    from.push(bisect(zone, low, low + SAMPLE, before))
    offset.push(after)
  }
  return { from, offset }
}

function bisect(zone: Zone, from: number, to: number, before: number): number {
  let low = from
  let high = to
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2)
    if (askIntl(zone, middle) === before) low = middle
    else high = middle
  }
  return high
}

function askIntl(zone: Zone, utc: number): number {
  zone.format ??= new Intl.DateTimeFormat('en-US', { timeZone: zone.name, timeZoneName: 'longOffset' })
  const label = zone.format.format(utc * 60_000)
  const [, sign, hours, minutes] = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(label) ?? []
  if (!sign) return 0
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes))
}
