import { z } from 'zod'
import { addDays, dayAt, instantAt } from '../dates.ts'

/** The most reminders of one version, and the earliest day before the last day. */
export const reminderLimits = { count: 3, days: 30 }

/** Days before the last day on which the customer is reminded; none: never. */
export const ReminderDays = z
  .array(z.int().min(1, 'At least 1 day before.').max(reminderLimits.days, `At most ${reminderLimits.days} days before.`))
  .max(reminderLimits.count, `At most ${reminderLimits.count} reminders.`)

/** The local time of a reminder. */
const REMINDER_TIME = '09:00'

interface Dated {
  /** The last minute in which the quote can be accepted. */
  expiresAt: Date
  remindDays: readonly number[]
  zone: string
}

/** The instants of the reminders of a version, earliest first: at nine o'clock of the agency's time, the chosen days before the last day. */
export function reminderTimes({ expiresAt, remindDays, zone }: Dated): Date[] {
  const lastDay = dayAt(expiresAt, zone)
  return [...new Set(remindDays)]
    .toSorted((a, b) => b - a)
    .flatMap((days) => instantAt(`${addDays(lastDay, -days)}T${REMINDER_TIME}`, zone) ?? [])
}

/** The next reminder after an instant; null without one. Reminders whose time had passed when the version was sent are not made up for. */
export const nextReminder = (dated: Dated, after: Date): Date | null => reminderTimes(dated).find((at) => at > after) ?? null
