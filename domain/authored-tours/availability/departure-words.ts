import { formatDate } from '../../dates.ts'
import type { Departure } from './schedule.ts'

/** `10 Dec 2026, 11:00`; without a time where it has opening hours. */
export const departureWords = ({ day, time }: Pick<Departure, 'day' | 'time'>): string =>
  [formatDate(day), time].filter(Boolean).join(', ')
