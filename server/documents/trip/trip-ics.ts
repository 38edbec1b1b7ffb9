import ical, { ICalCalendarMethod } from 'ical-generator'
import { vtimezone } from '../vtimezone.ts'

const DAY_MS = 86_400_000

interface TripCalendar {
  name: string
  /** The agency. */
  company: string
  /** The instants of the first start and the last end. */
  from: Date
  until: Date
}

const blocks = (calendar: string, kind: 'VEVENT' | 'VTIMEZONE'): string[] =>
  calendar.match(new RegExp(`BEGIN:${kind}\r\n[^]*?END:${kind}\r\n`, 'g')) ?? []

/**
 * The events of several calendars in one (RFC 5545, METHOD:PUBLISH). A zone is described once (section 3.6.5), with its changes during the whole
 * trip. Events keep their UIDs, so that a calendar that has one of them already does not show it twice.
 */
export function joinCalendars(calendars: readonly string[], { name, company, from, until }: TripCalendar): string {
  const zones = new Set(
    calendars.flatMap((one) => blocks(one, 'VTIMEZONE')).flatMap((block) => /^TZID:(.+)\r$/m.exec(block)?.[1] ?? []),
  )
  const [start, end] = [new Date(from.getTime() - DAY_MS), new Date(until.getTime() + DAY_MS)]
  const clocks = [...zones].map((zone) => `${vtimezone(zone, start, end)}\r\n`)
  const events = calendars.flatMap((one) => blocks(one, 'VEVENT'))
  const frame = ical({ name, prodId: { company, product: 'Trip' }, method: ICalCalendarMethod.PUBLISH }).toString()
  return frame.replace('END:VCALENDAR', () => `${clocks.join('')}${events.join('')}END:VCALENDAR`)
}
