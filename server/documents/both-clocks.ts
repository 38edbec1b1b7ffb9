import { AGENCY_ZONE, dayAt, formatDate } from '#domain/dates.ts'
import { cityOf, timeZoneOf } from '#domain/travel/places.ts'

/** `21 Nov 2026, 18:00` */
export const clockAt = (instant: Date, zone: string): string => {
  const time = new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(instant)
  return `${formatDate(dayAt(instant, zone))}, ${time}`
}

/** `21 Nov 2026, 18:00 Lagos time (17:00 in London)`: the agency's clock, then the one of the airport where it shows another time. */
export function bothClocks(instant: Date, airport: string): string {
  const here = clockAt(instant, AGENCY_ZONE)
  const zone = timeZoneOf(airport)
  const there = clockAt(instant, zone)
  if (there === here) return `${here} Lagos time`
  const [day] = here.split(', ')
  return `${here} Lagos time (${there.startsWith(`${day},`) ? there.split(', ')[1] : there} in ${cityOf(airport)})`
}
