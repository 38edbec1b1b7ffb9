import { Temporal } from 'temporal-polyfill'
import type { LocalDateTime } from '#domain/dates.ts'

/** The instant of the local time `local` in `zone`. */
export const instantOf = (local: LocalDateTime, zone: string): Date =>
  new Date(Temporal.PlainDateTime.from(local).toZonedDateTime(zone).epochMilliseconds)
