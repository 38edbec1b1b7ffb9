import { addDays, type LocalDate } from '#domain/dates.ts'
import { monthNames } from '../../../kit/month-names.ts'

/** A month such as `2026-12`. */
export const isMonth = (text: string): boolean => /^20\d\d-(0[1-9]|1[0-2])$/.test(text)
export const monthOf = (day: LocalDate): string => day.slice(0, 7)

/** The month so many months later. */
export function monthAfter(month: string, by = 1): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5, 7)) - 1 + by
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

export const lastDayOf = (month: string): LocalDate => addDays(`${monthAfter(month)}-01`, -1)

/** `December 2026` */
export const monthName = (month: string): string => `${monthNames[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(0, 4)}`

/** The days of a month by week, Monday first; null before its first and after its last day. */
export function weeksOf(month: string): (LocalDate | null)[][] {
  const first = `${month}-01`
  const before = (new Date(`${first}T00:00:00Z`).getUTCDay() + 6) % 7
  const count = Number(lastDayOf(month).slice(8))
  const cells: (LocalDate | null)[] = [
    ...Array.from({ length: before }, () => null),
    ...Array.from({ length: count }, (_, at) => addDays(first, at)),
  ]
  const weeks = Math.ceil(cells.length / 7)
  return Array.from({ length: weeks }, (_, week) => Array.from({ length: 7 }, (__, at) => cells[week * 7 + at] ?? null))
}
