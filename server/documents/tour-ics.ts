import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { agencyLines, organizerOf } from './ics-agency.ts'
import type { TourFacts } from './order-facts.ts'
import { vtimezone } from './vtimezone.ts'

const HOURS_BEFORE_S = 3 * 3_600
const DAY_MS = 86_400_000

/** A tour as a calendar (RFC 5545, METHOD:PUBLISH): one event in the tour's time zone, with a stable UID and an alarm three hours before. */
export function renderTourIcs(facts: TourFacts): string {
  const { tour, meeting, zone } = facts
  const at = (local: string) => Temporal.PlainDateTime.from(local).toZonedDateTime(zone)
  const [start, end] = [at(facts.startLocal), at(facts.endLocal)]
  const calendar = ical({
    name: `${facts.title} (${facts.number})`,
    prodId: { company: facts.brand.name, product: 'Tour' },
    method: ICalCalendarMethod.PUBLISH,
  })
  const event = calendar.createEvent({
    id: `${facts.id}-1@tour`,
    sequence: Math.floor(facts.changedAt.getTime() / 1_000),
    stamp: facts.changedAt,
    start,
    end,
    timezone: zone,
    summary: tour.name,
    location: { title: meeting.title, address: meeting.address, geo: { lat: meeting.latitude, lon: meeting.longitude } },
    description: [
      `Booking number ${facts.bookingReference ?? 'to follow'}`,
      `${facts.day}, ${facts.time}`,
      facts.pickup ? `Pick-up: ${facts.pickup}` : `Meeting point: ${meeting.title}`,
      ...facts.participants,
      ...agencyLines(facts),
    ].join('\n'),
    url: facts.tripUrl,
    ...organizerOf(facts.brand),
    status: facts.isConfirmed ? ICalEventStatus.CONFIRMED : ICalEventStatus.TENTATIVE,
  })
  event.createAlarm({
    type: ICalAlarmType.display,
    triggerBefore: HOURS_BEFORE_S,
    description: `${tour.name} starts in three hours`,
  })
  const clock = vtimezone(zone, new Date(start.epochMilliseconds - DAY_MS), new Date(end.epochMilliseconds + DAY_MS))
  return calendar.toString().replace(/^BEGIN:VEVENT/m, `${clock}\r\nBEGIN:VEVENT`)
}
