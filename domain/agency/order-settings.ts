import { z } from 'zod'

/** The longest notice of a hold's end, in hours. */
export const MOST_REMINDER_HOURS = 72
export const DEFAULT_REMINDER_HOURS = 2

/** How an agency's new orders are numbered, and when it is reminded of a hold that ends. */
export const OrderSettings = z.object({
  orderPrefix: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{2,4}$/, 'Use two to four letters, such as SKY.'),
  holdReminderHours: z
    .int('Enter whole hours.')
    .min(1, 'At least one hour.')
    .max(MOST_REMINDER_HOURS, `At most ${MOST_REMINDER_HOURS} hours.`),
})
export type OrderSettings = z.infer<typeof OrderSettings>
