import { formatDate, type LocalDate } from '#domain/dates.ts'

const weekdays = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat']

/** `8 Dec` */
export const dayOfMonth = (day: LocalDate): string => formatDate(day).slice(0, 6).replace(/^0/, '')

/** `Tue` */
export const weekdayOf = (day: LocalDate): string => weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''

/** `Tue 8 Dec` */
export const shortDay = (day: LocalDate): string => `${weekdayOf(day)} ${dayOfMonth(day)}`
