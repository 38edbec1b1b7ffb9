import { useEffect, useState } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import { searchFromParams } from '#domain/flights/search-from-params.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import type { Money } from '#domain/money/money.ts'
import { loadApi } from '../../../api.ts'
import { priceQuestion } from './price-question.ts'
import type { SearchDraft } from './search-draft.ts'

/** Prices of the days that can be selected. */
export type KnownPrices = ReadonlyMap<LocalDate, Money>

const none: KnownPrices = new Map()

/** The cached prices of a calendar's days. No supplier is asked; without a response there are none. */
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
