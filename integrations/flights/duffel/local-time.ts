/** Airport time zones: the duration of a flight when only local times are given. */

const formats = new Map<string, Intl.DateTimeFormat | null>()
const offsets = new Map<string, number | null>()
const MAX_CACHED = 20_000

function formatOf(zone: string): Intl.DateTimeFormat | null {
  const known = formats.get(zone)
  if (known !== undefined) return known
  let format: Intl.DateTimeFormat | null
  try {
    format = new Intl.DateTimeFormat('en-GB', { timeZone: zone, timeZoneName: 'longOffset' })
  } catch {
    format = null
  }
  formats.set(zone, format)
  return format
}

/** The offset of a zone from UTC in minutes around a local time; null for an unknown zone. Exact except within an hour of a clock change. */
function offsetAt(zone: string, local: string): number | null {
  const key = zone + local.slice(0, 13)
  const known = offsets.get(key)
  if (known !== undefined) return known
  const hour = Date.parse(`${local.slice(0, 13)}:00:00Z`)
  const text = Number.isNaN(hour) ? undefined : formatOf(zone)?.format(hour)
  const match = text === undefined ? null : /GMT(?:([+-])(\d\d):(\d\d))?/.exec(text)
  const size = match?.[1] ? Number(match[2]) * 60 + Number(match[3]) : 0
  const ahead = match?.[1] === '-' ? -size : size
  const offset = match ? ahead : null
  if (offsets.size >= MAX_CACHED) offsets.clear()
  offsets.set(key, offset)
  return offset
}

/** Minutes since 1970 of a local time as if it were UTC: for two times at one place. NaN for an invalid time. */
export const localMinutes = (local: string): number => Date.parse(`${local.slice(0, 16)}:00Z`) / 60_000

export interface LocalMoment {
  at: string
  zone: string | null | undefined
}

/** Minutes from one airport's local time to another's; null if a zone is missing or unknown. */
export function minutesBetween(from: LocalMoment, to: LocalMoment): number | null {
  const ahead = from.zone ? offsetAt(from.zone, from.at) : null
  const aheadThere = to.zone ? offsetAt(to.zone, to.at) : null
  if (ahead === null || aheadThere === null) return null
  return localMinutes(to.at) - aheadThere - (localMinutes(from.at) - ahead)
}

const DURATION = /^P(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:[\d.]+S)?)?$/

/** Minutes of an ISO 8601 duration such as `PT7H40M` or `P1DT2H`; null if invalid. */
export function durationMinutes(text: string | null | undefined): number | null {
  const match = text ? DURATION.exec(text) : null
  if (!match) return null
  return Number(match[1] ?? 0) * 1440 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0)
}
