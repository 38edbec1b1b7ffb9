import { addDays, dayAt, type LocalDate } from '../../dates.ts'
import type { OptionSchedule } from '../availability/schedule.ts'
import type { AuthoredOption } from '../option-shape.ts'

/** How long an option without a stated duration occupies its resources. */
const USUAL_MINUTES = 60

/** How far ahead departures are sold. */
const HORIZON_DAYS = 730

/** The last day whose departures are sold now. */
export const lastSoldDay = (now: Date, zone: string): LocalDate => addDays(dayAt(now, zone), HORIZON_DAYS)

/** The schedule of an authored option in the time zone of its tour. */
export const scheduleOf = ({ setup, schedule, capacity }: AuthoredOption, zone: string): OptionSchedule => ({
  zone,
  kind: setup.kind,
  durationMinutes: setup.durationMinutes ?? USUAL_MINUTES,
  rules: schedule.rules,
  exceptions: schedule.exceptions,
  cutOffMinutes: capacity.cutOffMinutes,
})

/** Seats of a departure; null where only resources, or nothing, limit them. */
export const capacityOf = ({ capacity }: AuthoredOption): number | null => (capacity.mode === 'freesale' ? null : capacity.seats)
