import type { LocalDate } from '#domain/dates.ts'

/** A date field's message for an invalid date. */
export const unreadableDate = 'Type day, month and year, such as 05/03/1990.'

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** The day if it is on the calendar: 31 February is not. */
function onCalendar(year: string, month: string, day: string): LocalDate | null {
  const text = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  const time = Date.parse(`${text}T00:00:00Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? null : text
}

const monthNumber = (name: string) => String(months.indexOf(name.slice(0, 3).toLowerCase()) + 1)

type Reading = { pattern: RegExp; read: (a: string, b: string, c: string) => LocalDate | null }

/** Date formats of people and autofill; the first that gives a valid day counts. Years always have four digits. */
const readings: Reading[] = [
  { pattern: /^(\d{4})-(\d{1,2})-(\d{1,2})$/, read: onCalendar },
  { pattern: /^(\d{1,2})[\s./-]+(\d{1,2})[\s./-]+(\d{4})$/, read: (day, month, year) => onCalendar(year, month, day) },
  { pattern: /^(\d{2})(\d{2})(\d{4})$/, read: (day, month, year) => onCalendar(year, month, day) },
  { pattern: /^(\d{4})(\d{2})(\d{2})$/, read: onCalendar },
  { pattern: /^(\d{1,2})[\s./-]*(\p{L}{3,9})[\s.,/-]*(\d{4})$/u, read: (d, name, y) => onCalendar(y, monthNumber(name), d) },
]

/** A day as typed, day first (`05/03/1990`, `5 Mar 1990`, `05031990`) or as autofill gives it (`1990-03-05`). Null if it is invalid. */
export function readTypedDate(text: string): LocalDate | null {
  for (const { pattern, read } of readings) {
    const [, a, b, c] = pattern.exec(text.trim()) ?? []
    const day = a && b && c ? read(a, b, c) : null
    if (day) return day
  }
  return null
}

/** `05/03/1990` of a day. */
export const toTypedDate = (day: LocalDate): string => day.split('-').reverse().join('/')

/**
 * Inserts the slashes while the digits are typed: `05` becomes `05/`. A year that is typed first is detected by the next digits, and its slash is
 * removed. Anything else is unchanged.
 */
export function withSlashes(text: string): string {
  const [, day, month] = /^(\d{2})(?:\/(\d{2}))?$/.exec(text) ?? []
  if (day && month && Number(month) > 12) return `${day}${month}`
  if (day && Number(day) <= 31) return `${text}/`
  const [, century, year] = /^(\d{2})\/(\d{2})\/-$/.exec(text) ?? []
  if (century && year) return `${century}${year}-`
  const whole = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  return whole && readTypedDate(text) ? `${whole[1]}/${whole[2]}/${whole[3]}` : text
}
