import { isDay, type LocalDate } from './dates.ts'

const months = 'january february march april may june july august september october november december'.split(' ')

/** The number of a month by its English name or its first letters; 0 for an unknown name. */
export const monthNamed = (name: string): number => months.findIndex((month) => month.startsWith(name.toLowerCase())) + 1

type Parts = [year: number, month: number, day: number]

/** `01/11/2026` is 1 November: the day comes first, as everywhere in the product, unless the second number is above 12. */
const dayFirst = (first: number, second: number, year: number): Parts =>
  second > 12 ? [year, first, second] : [year, second, first]

/** The formats of a date, each with its parts. A time after the date is ignored. */
const forms: [RegExp, (parts: string[]) => Parts][] = [
  [/^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?:[T\s].*)?$/, ([year, , month, day]) => [Number(year), Number(month), Number(day)]],
  [/^(\d{4})(\d{2})(\d{2})$/, ([year, month, day]) => [Number(year), Number(month), Number(day)]],
  [/^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})(?:[T\s].*)?$/, ([a, , b, year]) => dayFirst(Number(a), Number(b), Number(year))],
  [
    /^(?:[a-z]{3,9},?\s+)?(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?,?[\s-]+(\d{4})(?:[\s,].*)?$/i,
    ([day, month = '', year]) => [Number(year), monthNamed(month), Number(day)],
  ],
  [
    /^(?:[a-z]{3,9},?\s+)?([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})(?:[\s,].*)?$/i,
    ([month = '', day, year]) => [Number(year), monthNamed(month), Number(day)],
  ],
]

export const twoDigits = (value: number) => String(value).padStart(2, '0')

/** The day of a text in one of the usual formats; null if there is none, or for an impossible date. */
export function readDay(text: string): LocalDate | null {
  const written = text.trim()
  for (const [form, read] of forms) {
    const match = form.exec(written)
    if (!match) continue
    const [year, month, day] = read(match.slice(1))
    const iso = `${year}-${twoDigits(month)}-${twoDigits(day)}`
    return isDay(iso) ? iso : null
  }
  return null
}
