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

/** Minutes of `HH:MM` since midnight. */
const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5))

/** The days between two reads of an offset. No zone changes its clock and back within them. */
const STEP_DAYS = 7

/** The most offsets that are known of a zone: the weeks in which departures are sold are a few hundred, and ids may name any day. */
const MOST_OFFSETS = 1_000
/** Offsets by zone and instant: reading one takes longer than the departures of a week. */
const offsets = new Map<string, Map<number, number>>()

function offsetsOf(zone: string): Map<number, number> {
  const known = offsets.get(zone) ?? new Map<number, number>()
  offsets.set(zone, known)
  return known
}

/**
 * Converts local times of one zone, day by day. The offset is read once a week; only the days of a week in which it changes are looked at one by one. A time
 * that is skipped in spring is as much later as the clock is put forward; of a time that occurs twice in autumn it is the first.
 */
export function localTimesOf(zone: string): (day: LocalDate) => (time: string) => Date {
  const known = offsetsOf(zone)
  const readOffset = (instant: number): number => {
    const offset = known.get(instant) ?? offsetAt(instant, zone)
    if (known.size >= MOST_OFFSETS) known.clear()
    known.set(instant, offset)
    return offset
  }
  /** At a midnight of UTC. */
  const offsetOf = (midnight: number): number => {
    const from = Math.floor(midnight / (STEP_DAYS * DAY_MS)) * STEP_DAYS * DAY_MS
    const offset = readOffset(from)
    return offset === readOffset(from + STEP_DAYS * DAY_MS) ? offset : readOffset(midnight)
  }
  return (day) => {
    const midnight = Date.parse(`${day}T00:00:00Z`)
    const before = offsetOf(midnight - DAY_MS)
    const after = offsetOf(midnight + 2 * DAY_MS)
    if (before === after) return (time) => new Date(midnight + minutesOf(time) * MINUTE_MS - before)
    return (time) => {
      const local = midnight + minutesOf(time) * MINUTE_MS
      for (const offset of [before, after]) if (offsetAt(local - offset, zone) === offset) return new Date(local - offset)
      return new Date(local - before)
    }
  }
}
