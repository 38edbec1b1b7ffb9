import { Temporal } from 'temporal-polyfill'

const signed = (minutes: number): string => {
  const size = Math.abs(minutes)
  return `${minutes < 0 ? '-' : '+'}${String(Math.floor(size / 60)).padStart(2, '0')}${String(size % 60).padStart(2, '0')}`
}

const stamp = (at: Temporal.PlainDateTime): string => at.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

const offsetMinutes = (at: Temporal.ZonedDateTime): number => Math.round(at.offsetNanoseconds / 60e9)

function observance(start: Temporal.PlainDateTime, from: number, to: number, isDaylight: boolean): string[] {
  const name = isDaylight ? 'DAYLIGHT' : 'STANDARD'
  return [`BEGIN:${name}`, `DTSTART:${stamp(start)}`, `TZOFFSETFROM:${signed(from)}`, `TZOFFSETTO:${signed(to)}`, `END:${name}`]
}

/**
 * The time zone's offsets between two instants as a VTIMEZONE (RFC 5545 section 3.6.5): the first offset and each later change, written out. For
 * calendars that do not know the zone's name.
 */
export function vtimezone(zone: string, from: Date, until: Date): string {
  const first = Temporal.Instant.fromEpochMilliseconds(from.getTime()).toZonedDateTimeISO(zone)
  const end = until.getTime()
  const lowest = Math.min(offsetMinutes(first.with({ month: 1, day: 1 })), offsetMinutes(first.with({ month: 7, day: 1 })))
  const at = offsetMinutes(first)
  const lines = [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance(Temporal.PlainDateTime.from('1970-01-01T00:00:00'), at, at, at > lowest),
  ]
  for (
    let change = first.getTimeZoneTransition('next');
    change && change.epochMilliseconds < end;
    change = change.getTimeZoneTransition('next')
  ) {
    const before = offsetMinutes(change.subtract({ nanoseconds: 1 }))
    const after = offsetMinutes(change)
    const wall = change.toPlainDateTime().add({ minutes: before - after })
    lines.push(...observance(wall, before, after, after > lowest))
  }
  return [...lines, 'END:VTIMEZONE'].join('\r\n')
}
