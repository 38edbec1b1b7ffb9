import { addDays, type LocalDate } from '../dates.ts'
import { allItems, type QuoteContent } from './quote-content.ts'

/** Days from sending to the last day, where neither the agency nor a supplier names one. */
const USUAL_DAYS = 7

/** The latest possible last day: the earliest deadline of a supplier, and the day before the first travel day. Null if neither is known. */
export function latestDay(content: Pick<QuoteContent, 'options'>): LocalDate | null {
  const days = allItems(content).flatMap(({ deadline, from }) => [
    ...(deadline ? [deadline] : []),
    ...(from ? [addDays(from, -1)] : []),
  ])
  return days.toSorted()[0] ?? null
}

/** The latest possible last day of a quote that is sent today: today itself where the deadline has passed. */
export function lastPossibleDay(content: Pick<QuoteContent, 'options'>, today: LocalDate): LocalDate | null {
  const latest = latestDay(content)
  return latest !== null && latest < today ? today : latest
}

/** The last day of a quote that names none. */
export function usualLastDay(content: Pick<QuoteContent, 'options'>, today: LocalDate): LocalDate {
  const [usual, latest] = [addDays(today, USUAL_DAYS), lastPossibleDay(content, today)]
  return latest !== null && latest < usual ? latest : usual
}
