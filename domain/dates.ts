/** A calendar day without a zone, `2026-11-21`. Local dates are strings. */
export type LocalDate = string
/** A local time without a zone, `2026-11-21T22:35:00`, as airlines print it. */
export type LocalDateTime = string

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

/** `21 Nov 2026` for any text that starts with an ISO date; other texts are returned unchanged. */
export function formatDate(text: string): string {
  const match = /^(\d{4})-(\d{2})-(\d{2})/.exec(text)
  const month = match && months[Number(match[2]) - 1]
  return match && month ? `${match[3]} ${month} ${match[1]}` : text
}

/** `07:40` of a local date-time. */
export const clock = (local: LocalDateTime): string => local.slice(11, 16)

/** Whether a text is a day of the calendar: 31 February is not. */
export function isDay(text: string): boolean {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text)
}

/** Whole days from one local date to another; negative if `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  Math.round((Date.parse(`${to.slice(0, 10)}T00:00:00Z`) - Date.parse(`${from.slice(0, 10)}T00:00:00Z`)) / 86_400_000)

export const addDays = (date: LocalDate, days: number): LocalDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10)

/** Formatters by zone: creating one takes longer than the rest of validating a search. */
const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar day at a place at an instant. `zone` is an IANA name such as `Africa/Lagos`. */
export function dayAt(instant: Date, zone: string): LocalDate {
  const format = dayFormats.get(zone) ?? new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  dayFormats.set(zone, format)
  return format.format(instant)
}

/** The local time at an instant: `18:00`. */
export const timeAt = (instant: Date, zone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone: zone, hour: '2-digit', minute: '2-digit' }).format(instant)

/** The offset of a zone from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const [day, time] = [dayAt(new Date(instant), zone), timeAt(new Date(instant), zone)]
  return Date.parse(`${day}T${time}:00Z`) - Math.floor(instant / 60_000) * 60_000
}

/** The local date and time in a zone at an instant, to the minute: the value of a datetime-local input. */
export const localAt = (instant: Date, zone: string): LocalDateTime => `${dayAt(instant, zone)}T${timeAt(instant, zone)}`

/** The instant of a local time in a zone; null for an invalid time. A time that is skipped in spring is one hour later. */
export function instantAt(local: LocalDateTime, zone: string): Date | null {
  const asUtc = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/.test(local) ? Date.parse(`${local}Z`) : Number.NaN
  if (Number.isNaN(asUtc)) return null
  // The offset of the first guess may be the one before or after a clock change.
  const guess = asUtc - offsetAt(asUtc, zone)
  return new Date(asUtc - offsetAt(guess, zone))
}

/** Age in completed years on a day. */
export function ageOn(bornOn: LocalDate, day: LocalDate): number {
  const years = Number(day.slice(0, 4)) - Number(bornOn.slice(0, 4))
  return day.slice(5, 10) < bornOn.slice(5, 10) ? years - 1 : years
}

/** `7 h 05 min` from minutes. */
export function formatDuration(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${String(rest).padStart(2, '0')} min`
}

/** English variants in which zones have names of their own: Lagos is WAT only in African English, New York EST only in American English. */
const zoneSpeakers = ['en-ZA', 'en-US', 'en-GB', 'en-AU']

/** The common name of a zone at an instant: `WAT`, `GMT`, `EST`; `GMT+4` if it has no short name. */
export function zoneName(instant: Date, zone: string): string {
  const names = zoneSpeakers.map(
    (locale) =>
      new Intl.DateTimeFormat(locale, { timeZone: zone, timeZoneName: 'short' })
        .formatToParts(instant)
        .find((part) => part.type === 'timeZoneName')?.value ?? zone,
  )
  return names.find((name) => !/^(?:GMT|UTC)[+-]/.test(name)) ?? names[0] ?? zone
}
