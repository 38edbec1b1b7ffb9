import { dayAt, formatDate, timeAt } from './dates.ts'
import type { ClockPlace } from './money/waterfall.ts'
import { cityOfZone } from './regional.ts'

/** `21 Nov 2026, 18:00` */
export const clockAt = (instant: Date, zone: string): string => `${formatDate(dayAt(instant, zone))}, ${timeAt(instant, zone)}`

/** A deadline in the agency's zone, `21 Nov 2026, 18:00 Lagos time`, and in the zone of the place, `17:00 in London`, if the local times differ. */
export function bothClocks(instant: Date, place: ClockPlace | null, zone: string): { here: string; there: string | null } {
  const here = clockAt(instant, zone)
  const there = place ? clockAt(instant, place.zone) : here
  const [day, time] = there.split(', ')
  const other = here.startsWith(`${day},`) ? time : there
  return { here: `${here} ${cityOfZone(zone)} time`, there: there === here ? null : `${other} in ${place?.city}` }
}

/** Both in one text: `21 Nov 2026, 18:00 Lagos time (17:00 in London)`. */
export function deadlineWords(instant: Date, place: ClockPlace | null, zone: string): string {
  const { here, there } = bothClocks(instant, place, zone)
  return there ? `${here} (${there})` : here
}
