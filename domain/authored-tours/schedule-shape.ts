import { z } from 'zod'
import { isDay } from '../dates.ts'
import { weekdays } from '../tours/kinds.ts'
import { Words } from '../words.ts'

/** A day of the calendar, `2026-11-27`. */
export const TourDay = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a day of the calendar.')
  .refine(isDay, 'Enter a day of the calendar.')
/** A local time of the tour's time zone, `09:30`. */
export const TourTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time from 00:00 to 23:59.')
/** A day of every year, `12-24`; 29 February exists in leap years only. */
export const YearDay = z
  .string()
  .regex(/^\d{2}-\d{2}$/)
  .refine((day) => isDay(`2024-${day}`), 'Enter a day of the year.')

/** A start, or with `to` the hours in which visitors are admitted; an earlier `to` is on the next day. */
export const TimeSlot = z.object({ from: TourTime, to: TourTime.nullable() })
export type TimeSlot = z.infer<typeof TimeSlot>

const times = z.array(TimeSlot).max(24, 'At most 24 times.')
/** No weekday: every day. */
const onWeekdays = z.array(z.enum(weekdays)).max(7)
const base = { id: Words.min(1).max(40), times }

/** Days on which an option takes place, with their times. Rules of several kinds add up. */
export const ScheduleRule = z.discriminatedUnion('kind', [
  z.object({
    ...base,
    kind: z.literal('weekly'),
    weekdays: onWeekdays,
    /** First and last day; null for no limit. */
    from: TourDay.nullable(),
    to: TourDay.nullable(),
  }),
  /** From a day to a day of each year; a `to` before `from` is in the next year. */
  z.object({ ...base, kind: z.literal('yearly'), weekdays: onWeekdays, from: YearDay, to: YearDay }),
  z.object({ ...base, kind: z.literal('range'), weekdays: onWeekdays, from: TourDay, to: TourDay }),
  z.object({ ...base, kind: z.literal('day'), day: TourDay }),
])
export type ScheduleRule = z.infer<typeof ScheduleRule>

/** Days that the rules do not apply to: closed without `times`, otherwise at these times alone. */
export const ScheduleException = z.object({
  id: Words.min(1).max(40),
  from: TourDay,
  to: TourDay,
  times,
  note: Words.max(120),
})
export type ScheduleException = z.infer<typeof ScheduleException>

export const Schedule = z.object({
  rules: z.array(ScheduleRule).max(100, 'At most 100 rules.'),
  exceptions: z.array(ScheduleException).max(200, 'At most 200 exceptions.'),
})
export type Schedule = z.infer<typeof Schedule>
