import type { LocalDate } from '../../dates.ts'
import type { Weekday } from '../../tours/kinds.ts'

/** A local start `HH:MM`, or with `to` the hours in which visitors are admitted; an earlier `to` is on the next day. */
export interface Slot {
  from: string
  to: string | null
}

/** Days that a rule opens, with their times. Without `weekdays`: every day of the week. Rules of several kinds add up. */
export type OpeningRule = { times: readonly Slot[] } & (
  | { kind: 'weekly'; weekdays: readonly Weekday[]; from: LocalDate | null; to: LocalDate | null }
  /** `MM-DD`, both included, each year; a season over New Year has a later `from` than `to`. */
  | { kind: 'yearly'; weekdays: readonly Weekday[]; from: string; to: string }
  | { kind: 'range'; weekdays: readonly Weekday[]; from: LocalDate; to: LocalDate }
  | { kind: 'day'; day: LocalDate }
)

/** Days without the rules: closed without `times`, otherwise open at these times alone. */
export interface RuleException {
  from: LocalDate
  to: LocalDate
  times: readonly Slot[]
}

/** When one option of a tour can be taken. */
export interface OptionSchedule {
  /** IANA time zone of all local times. */
  zone: string
  kind: 'start-times' | 'opening-hours'
  durationMinutes: number
  rules: readonly OpeningRule[]
  /** The last that contains a day applies. */
  exceptions: readonly RuleException[]
  /** Minutes before the start, or before it closes, until which it is sold. */
  cutOffMinutes: number
}

/** One start of an option, or one day of opening hours. */
export interface Departure {
  /** Stable: the local start, `2026-12-01T09:00`, or the day of opening hours. */
  id: string
  day: LocalDate
  time: string | null
  openingHours: { from: string; to: string }[]
  startsAt: Date
  endsAt: Date
  /** Until when it is sold. */
  bookableUntil: Date
}
