import { AGENCY_ZONE, dayAt, formatDate } from './dates.ts'
import type { ClockPlace } from './waterfall.ts'

/** `21 Nov 2026, 18:00` */
export function clockAt(instant: Date, zone: string): string {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(instant)
  return `${formatDate(dayAt(instant, zone))}, ${time}`
}

/** A deadline on the clock of who reads it, `21 Nov 2026, 18:00 Lagos time`, and on the place's, `17:00 in London`, where that shows another time. */
export function bothClocks(instant: Date, place: ClockPlace | null): { here: string; there: string | null } {
  const here = clockAt(instant, AGENCY_ZONE)
  const there = place ? clockAt(instant, place.zone) : here
  const [day, time] = there.split(', ')
  const other = here.startsWith(`${day},`) ? time : there
  return { here: `${here} Lagos time`, there: there === here ? null : `${other} in ${place?.city}` }
}

/** Both in one line: `21 Nov 2026, 18:00 Lagos time (17:00 in London)`. */
export function deadlineWords(instant: Date, place: ClockPlace | null): string {
  const { here, there } = bothClocks(instant, place)
  return there ? `${here} (${there})` : here
}
