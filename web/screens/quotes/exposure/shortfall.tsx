import type { ExposedQuote } from '#contract/quotes/quote-exposure.ts'
import { sum } from '#domain/money/money.ts'
import { Money } from '../../../kit/money.tsx'
import css from './shortfall.module.css'

/** What the promises are worth, a line for each currency: nearly always one. */
export function Shortfall({ items }: { items: readonly ExposedQuote[] }) {
  const byCurrency = [...Map.groupBy(items, ({ promised }) => promised.currency)]
  return (
    <>
      {byCurrency.map(([currency, rows]) => {
        const losses = rows.filter(({ state }) => state === 'below-cost').flatMap(({ left }) => left ?? [])
        const figures = [
          {
            label: 'Quoted',
            value: sum(
              rows.map(({ promised }) => promised),
              currency,
            ),
          },
          {
            label: 'The same today',
            value: sum(
              rows.map(({ today }) => today),
              currency,
            ),
          },
          ...(losses.length > 0 ? [{ label: 'Below cost', value: sum(losses, currency) }] : []),
        ]
        return (
          <dl key={currency} className={css.figures}>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt className={css.label}>{label}</dt>
                <dd className={css.value}>
                  <Money {...value} exact />
                </dd>
              </div>
            ))}
          </dl>
        )
      })}
    </>
  )
}
