import { readCookie } from '#contract/session/cookies.ts'
import type { LocalDate } from '#domain/dates.ts'
import type { DatePrice } from '#domain/flights/date-prices.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { convertByDividing, type Money, minorDigits } from '#domain/money/money.ts'
import { type NumberStyle, numbersOf } from '#domain/numbers.ts'
import { currencyFrom } from '../../../../kit/display-currency.ts'
import { messagesOf } from '../../../../results/shop/client/event-stream.ts'
import { priceQuestion } from '../../../../screens/flights/search/price-question.ts'
import type { SearchDraft } from '../../../../screens/flights/search/search-draft.ts'
import { askApi } from '../../../../site/ask-api.ts'

type Prices = ReadonlyMap<LocalDate, { short: string; full: string }>
type DayTotal = Pick<DatePrice, 'depart' | 'return' | 'total'>

/** The cached prices of the days of a calendar, in the visitor's currency. No supplier is asked; without a response there are none. */
export function knownPrices({ today, style, base }: { today: LocalDate; style: NumberStyle; base: string }) {
  const answers = new Map<string, Prices>()
  const numbers = numbersOf(style)
  const { currency, rate } = currencyFrom((name) => readCookie(document.cookie, name, location.protocol === 'https:'), base)

  function written(total: Money): { short: string; full: string } {
    const shown = currency === total.currency ? total : convertByDividing(total, currency, rate)
    return { full: numbers.money(shown), short: numbers.short(shown.amount / 10 ** minorDigits(shown.currency)) }
  }

  return {
    currency,
    /** Cached prices for a draft; `redraw` is called when more are loaded. */
    of(draft: SearchDraft, redraw: () => void): Prices {
      const question = priceQuestion(draft, today)
      const key = question ? `${question.span}?${searchToParams(question.search)}` : ''
      const known = answers.get(key)
      if (known || !question) return known ?? new Map()
      const prices = new Map<LocalDate, { short: string; full: string }>()
      answers.set(key, prices)
      const read = async () => {
        const { body } = await askApi('/flights/date-prices', {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
          body: JSON.stringify(question),
        })
        if (body)
          for await (const { depart, return: back, total } of messagesOf<DayTotal>(body))
            if (total) prices.set((question.span === 'returns' && back) || depart, written(total))
        redraw()
      }
      read().catch((error: unknown) => console.warn('prices of the calendar are not known', error))
      return prices
    },
  }
}
