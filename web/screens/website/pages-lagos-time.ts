import type { LocalDateTime } from '#domain/dates.ts'

/** Lagos is an hour ahead of Greenwich all year. */
const AHEAD = '+01:00'
const HOUR = 3_600_000

/** The instant of a time as it is in Lagos, `2026-11-25T08:00`; null for what is no time. */
export function fromLagos(local: LocalDateTime): string | null {
  const instant = new Date(`${local.slice(0, 16)}:00${AHEAD}`)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

/** What clocks in Lagos show at an instant, to the minute: what a field of a date and time takes. */
export const toLagos = (instant: Date): LocalDateTime => new Date(instant.getTime() + HOUR).toISOString().slice(0, 16)
