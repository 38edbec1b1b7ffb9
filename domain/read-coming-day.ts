import { isDay, type LocalDate } from './dates.ts'
import { quoted } from './quoted.ts'
import { monthNamed, readDay, twoDigits } from './read-day.ts'

/** A month named by at least its first three letters; 0 for any other word. */
const monthOf = (name: string): number => (name.length < 3 ? 0 : monthNamed(name))

/** The formats of a day without its year, or with the last two figures of it: `24 Dec`, `Thu 24 Dec`, `24DEC26`, `Dec 24`, `24/12`. */
const shortForms: [RegExp, (parts: string[]) => [month: number, day: number, year?: string]][] = [
  [
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]*([a-z]{3,9})\.?(?:[\s-]*(\d{2}))?$/i,
    ([day, name = '', year]) => [monthOf(name), Number(day), year],
  ],
  [/^(?:[a-z]{3,9},?\s+)?([a-z]{3,9})\.?\s*(\d{1,2})(?:st|nd|rd|th)?$/i, ([name = '', day]) => [monthOf(name), Number(day)]],
  [/^(\d{1,2})[-/.](\d{1,2})(?:[-/.](\d{2}))?$/, ([day, month, year]) => [Number(month), Number(day), year]],
]

/** The next 29 February is at most eight years away. */
const YEARS_AHEAD = 8

/** A day of travel as it is typed: in one of the usual formats, or without its year, then the next such day from `today` on. Null if there is none. */
export function readComingDay(text: string, today: LocalDate): LocalDate | null {
  const whole = readDay(text)
  if (whole) return whole
  const written = text.trim()
  for (const [form, read] of shortForms) {
    const match = form.exec(written)
    if (!match) continue
    const [month, day, year] = read(match.slice(1))
    const start = Number(today.slice(0, 4))
    const years = year ? [2000 + Number(year)] : Array.from({ length: YEARS_AHEAD + 1 }, (_, at) => start + at)
    const days = years.map((one) => `${one}-${twoDigits(month)}-${twoDigits(day)}`).filter(isDay)
    const found = year ? days[0] : days.find((one) => one >= today)
    if (found) return found
  }
  return null
}

/** Replaces today where every date has a year. */
export const anyToday: LocalDate = '2000-01-01'

/** Whether a text is a valid day of travel on any day. */
export const isDayTyped = (text: string): boolean => readComingDay(text, anyToday) !== null

/** The message for an invalid date. */
export const notADay = (text: string): string => `${quoted(text)} is not a date.`
