import { useEffect, useState } from 'react'
import { addDays, daysBetween, type LocalDate } from '#domain/dates.ts'
import type { DateSpan } from '#domain/flights/date-prices.ts'
import type { FlightSearch } from '#domain/flights/search.ts'
import { searchFromParams, searchToParams } from '#domain/flights/search-params.ts'
import { searchProblems } from '#domain/flights/search-rules.ts'
import type { Money } from '#domain/money.ts'
import { loadApi } from '../../../api.ts'
import { type SearchDraft, searchOf } from './search-draft.ts'

/** Prices by the day that is being chosen. */
export type KnownPrices = ReadonlyMap<LocalDate, Money>

interface Question {
  search: FlightSearch
  span: DateSpan
}

const none: KnownPrices = new Map()

/**
 * What a calendar asks for: one-way the departures; there and back the returns of a departure that is chosen, or, once both are, the departures
 * with a stay of that length. Null while too little is typed to know a price.
 */
export function priceQuestion(draft: SearchDraft, today: LocalDate): Question | null {
  if (draft.trip === 'multi-city' || draft.children.includes(null)) return null
  const { depart, return: back } = draft
  const isRound = draft.trip === 'round-trip'
  if (isRound && !depart) return null
  const isReturn = isRound && depart !== null && back === null
  const stay = depart && back ? daysBetween(depart, back) : 0
  const start = isReturn ? depart : today
  const search = {
    ...searchOf(draft),
    flexibleDates: false,
    depart: start,
    return: isRound ? addDays(start, stay) : null,
  }
  return searchProblems(search).length === 0 ? { search, span: isReturn ? 'returns' : 'departures' } : null
}

/** The prices that are remembered for the days of a calendar. No supplier is asked; without an answer the calendar has none. */
export function useKnownPrices(draft: SearchDraft, today: LocalDate): KnownPrices {
  const question = priceQuestion(draft, today)
  const asked = question && `${question.span}?${searchToParams(question.search)}`
  const [answer, setAnswer] = useState<{ asked: string | null; prices: KnownPrices }>({ asked: null, prices: none })
  useEffect(() => {
    if (!asked) return
    const stop = new AbortController()
    const [span, params] = asked.split('?')
    const read = async () => {
      const prices = new Map<LocalDate, Money>()
      const search = searchFromParams(new URLSearchParams(params))
      const isReturn = span === 'returns'
      const known = await (await loadApi()).flights.datePrices(
        { search, span: isReturn ? 'returns' : 'departures' },
        { signal: stop.signal },
      )
      for await (const { depart, return: back, total } of known) if (total) prices.set((isReturn && back) || depart, total)
      setAnswer({ asked, prices })
    }
    read().catch((error: unknown) => {
      if (!stop.signal.aborted) console.warn('prices of the calendar are not known', error)
    })
    return () => stop.abort()
  }, [asked])
  return answer.asked === asked ? answer.prices : none
}
