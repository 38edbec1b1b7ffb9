import type { LocalDate } from '#domain/dates.ts'
import { useCurrency } from '../../../kit/currency.tsx'
import { useMoney } from '../../../kit/money.tsx'
import { useShortMoney } from '../../../kit/short-money.ts'
import css from '../../../search/calendar.module.css'
import type { KnownPrices } from './use-known-prices.ts'

const spelt = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The days of a calendar with their prices where one is known: `1.28M` under the figure, the whole amount in the day's name. */
export function usePricedDays(prices: KnownPrices) {
  const format = useMoney()
  const short = useShortMoney()
  return {
    renderDay: (day: LocalDate) => {
      const price = prices.get(day)
      // By the stylesheet, for it abbreviates what the day's name says in full.
      return (
        <span className={css.day}>
          {Number(day.slice(8))}
          <span className={css.price} data-short={price && short(price)} />
        </span>
      )
    },
    getDayAriaLabel: (day: LocalDate) => {
      const price = prices.get(day)
      const name = spelt.format(new Date(`${day}T00:00:00Z`))
      return price ? `${name}, from ${format(price)}` : name
    },
  }
}

/** What the small figures of a calendar are; nothing where it has none. */
export function PricesNote({ prices }: { prices: KnownPrices }) {
  const [first] = prices.values()
  const { currency, base } = useCurrency()
  if (!first) return null
  return <> Small figures: lowest totals known of the last half hour, in {first.currency === base ? currency : first.currency}.</>
}
