/** Days are whole days since 1970-01-01; times are minutes. Strings are cached, because a search formats thousands. */
const isoDays = new Map<number, string>()
const clocks = Array.from({ length: 1440 }, (_, minute) => `T${two(Math.floor(minute / 60))}:${two(minute % 60)}:00`)

function two(value: number): string {
  return value < 10 ? `0${value}` : `${value}`
}

/** Days since 1970 of a `YYYY-MM-DD`, or null when it is not a real date. */
export function dayOf(date: string): number | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const instant = Date.parse(`${date}T00:00:00Z`)
  return Number.isNaN(instant) || isoDay(instant / 86_400_000) !== date ? null : instant / 86_400_000
}

export function isoDay(day: number): string {
  const known = isoDays.get(day)
  if (known) return known
  const text = new Date(day * 86_400_000).toISOString().slice(0, 10)
  isoDays.set(day, text)
  return text
}

/** `2026-12-01T22:35:00`, without offset: Duffel's format for an airport's local time. */
export const isoLocal = (local: number): string => {
  const day = Math.floor(local / 1440)
  return isoDay(day) + (clocks[local - day * 1440] ?? '')
}

/** Minutes of a `HH:MM`, or null. */
export function minuteOf(clock: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)/.exec(clock) ?? []
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes)
}

/** 0 is Sunday. */
export const weekday = (day: number): number => (day + 4) % 7

/** ISO 8601, as Duffel writes it: `PT7H40M`, `P1DT2H5M`. */
export function isoDuration(minutes: number): string {
  const days = Math.floor(minutes / 1440)
  const hours = Math.floor((minutes % 1440) / 60)
  const rest = minutes % 60
  const date = days > 0 ? `P${days}D` : 'P'
  if (hours === 0 && rest === 0) return days > 0 ? date : 'PT0M'
  return `${date}T${hours > 0 ? `${hours}H` : ''}${rest > 0 ? `${rest}M` : ''}`
}
