import { Temporal } from 'temporal-polyfill'
import type { LocalDateTime } from '#domain/dates.ts'

/** The instant at which the clocks of `zone` show `local`. */
export const instantOf = (local: LocalDateTime, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds)
