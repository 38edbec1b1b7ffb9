import { useEffect, useState } from 'react'
import { type DatePrice, type DateSpan, daysKey, type JourneyDays } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchFromParams } from '#domain/flights/search-from-params.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { loadApi } from '../../../api.ts'

export interface FoundPrices {
  of: (days: JourneyDays) => DatePrice | null
  /** The stream has ended: missing prices stay unknown. */
  isDone: boolean
}

interface Answers {
  /** The search, and the range of days that was requested. */
  asked: string
  span: DateSpan | null
  byDays: ReadonlyMap<string, DatePrice>
  isDone: boolean
}

const none: Answers = { asked: '', span: null, byDays: new Map(), isDone: false }

/**
 * Prices of the days around a search, as they arrive; the strip's prices stay when the grid is requested. Nothing is requested while `span` is null,
 * and leaving the page aborts. After a failure the rest is unknown.
 */
export function useDatePrices(search: FlightSearch, span: DateSpan | null): FoundPrices {
  const asked = searchToParams({ ...search, flexibleDates: false }).toString()
  const [answers, setAnswers] = useState(none)
  useEffect(() => {
    if (!span) return
    const stop = new AbortController()
    const change = (part: (before: Answers) => Partial<Answers>) =>
      setAnswers((before) => {
        const start = before.asked === asked ? before : { ...none, asked }
        return { ...start, span, isDone: false, ...part(start) }
      })
    const read = async () => {
      const question = { search: searchFromParams(new URLSearchParams(asked)), span }
      for await (const price of await (await loadApi()).flights.datePrices(question, { signal: stop.signal }))
        change(({ byDays }) => ({ byDays: new Map(byDays).set(daysKey(price), price) }))
    }
    const finish = () => {
      if (!stop.signal.aborted) change(() => ({ isDone: true }))
    }
    read()
      .catch((error: unknown) => {
        if (!stop.signal.aborted) console.warn('prices of other days could not be asked', error)
      })
      .finally(finish)
    return () => stop.abort()
  }, [asked, span])
  const own = answers.asked === asked ? answers : none
  return {
    of: (days) => own.byDays.get(daysKey(days)) ?? null,
    isDone: own.isDone && own.span === span,
  }
}
