import { use } from 'react'
import { daysKey, daysOf, searchOn, spanDays } from '#domain/flights/date-prices.ts'
import { searchToParams } from '#domain/flights/search-params.ts'
import { useCurrency } from '../../../kit/currency.tsx'
import fitted from '../../../kit/fitted-money.module.css'
import { NumbersContext } from '../../../kit/numbers.ts'
import type { DaysProps } from '../../../results/shop/face.ts'
import css from '../../../screens/flights/date-prices/date-prices.module.css'
import price from '../../../screens/flights/date-prices/day-price.module.css'
import strip from '../../../screens/flights/date-prices/price-strip.module.css'
import { StripDay } from '../../../screens/flights/date-prices/strip-day.tsx'
import type { AskedDays } from './day-prices.ts'
import type { ShopFlights } from './face.tsx'

/** The days around a search, each a link to its search. The page's script adds their prices once the suppliers have answered. */
export function DayStrip({ snapshot: { search }, asked: { today }, query }: DaysProps<ShopFlights>) {
  const style = use(NumbersContext)
  const { currency, rate, base } = useCurrency()
  const chosen = daysKey(daysOf(search))
  const days = spanDays(search, 'strip')
  if (days.length === 0) return null
  const config: AskedDays = { asked: { search, span: 'strip' }, style, currency, rate, base }
  return (
    <section className={css.frame} aria-label="Prices on other days">
      <div className={css.line}>
        <ol className={strip.strip} aria-label="Prices by day" data-days={JSON.stringify(config)}>
          {days.map((one) => {
            const key = daysKey(one)
            const isChosen = key === chosen
            const on = searchOn(search, one, today)
            const content = (
              <StripDay days={one} isChosen={isChosen} isLowest={false}>
                <span className={price.line} data-with-script>
                  <span className={fitted.place}>
                    <span className={`${fitted.money} figures`} data-price>
                      <span className={fitted.full} data-full>
                        …
                      </span>
                      <span className={fitted.short} aria-hidden="true" data-short>
                        …
                      </span>
                    </span>
                  </span>
                </span>
              </StripDay>
            )
            return (
              <li key={key} className={strip.item} data-day={key}>
                {on ? (
                  <a
                    href={`/order/new/flight/newoffers?${searchToParams(on)}${query}`}
                    className={strip.cell}
                    data-chosen={isChosen || undefined}
                    aria-current={isChosen || undefined}
                  >
                    {content}
                  </a>
                ) : (
                  <span className={strip.cell}>{content}</span>
                )}
              </li>
            )
          })}
        </ol>
      </div>
    </section>
  )
}
