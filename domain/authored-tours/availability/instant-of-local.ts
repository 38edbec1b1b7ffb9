import type { LocalDate } from '../../dates.ts'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000

/** Formatters by zone: creating one takes a hundred times longer than using it. */
const formats = new Map<string, Intl.DateTimeFormat>()

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(zone, made)
  return made
}

/** The offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const part: Record<string, number> = {}
  for (const { type, value } of formatOf(zone).formatToParts(instant)) part[type] = Number(value)
  const local = Date.UTC(part.year ?? 0, (part.month ?? 1) - 1, part.day, part.hour, part.minute, part.second)
  return local - Math.floor(instant / 1_000) * 1_000
}

/**
 * Converts local times of one zone. On most days the offset does not change, and is read once a day. A time that is skipped in spring is as much later
 * as the clock is put forward; of a time that occurs twice in autumn it is the first.
 */
export function localTimesOf(zone: string): (day: LocalDate, time: string) => Date {
  const offsets = new Map<number, number>()
  const offsetOf = (instant: number): number => {
    const known = offsets.get(instant) ?? offsetAt(instant, zone)
    offsets.set(instant, known)
    return known
  }
  return (day, time) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const local = midnight + (Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))) * MINUTE_MS
    const before = offsetOf(midnight - DAY_MS)
    const after = offsetOf(midnight + 2 * DAY_MS)
    if (before === after) return new Date(local - before)
    for (const offset of [before, after]) if (offsetAt(local - offset, zone) === offset) return new Date(local - offset)
    return new Date(local - before)
  }
}
