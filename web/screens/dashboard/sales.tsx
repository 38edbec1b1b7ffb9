import type { Api } from '#contract/index.ts'
import { formatDate } from '#domain/dates.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { lazyChunk } from '../../kit/lazy-chunk.tsx'
import { Money, useMoney } from '../../kit/money.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import css from './dashboard.module.css'

type Today = Awaited<ReturnType<Api['dashboard']['today']>>

const Chart = lazyChunk(
  () => import('./sales-chart.tsx').then((module) => module.SalesChart),
  <div className={css.chart} aria-hidden="true" />,
)

/** What was sold in 30 days, and for those who may see it, what was earned. */
export function Sales({ sales, totals }: Pick<Today, 'sales' | 'totals'>) {
  const numbers = useNumbers()
  const format = useMoney()
  const { currency } = totals.sales
  return (
    <DetailSection title="Sales" help="Issued orders of the last 30 days.">
      <dl className={css.figures}>
        <div>
          <dt>Sold</dt>
          <dd>
            <Money {...totals.sales} />
          </dd>
        </div>
        {totals.margin && (
          <div>
            <dt>Margin</dt>
            <dd className={css.margin}>
              <Money {...totals.margin} />
            </dd>
          </div>
        )}
        <div>
          <dt>Orders</dt>
          <dd className="figures">{numbers.count(totals.orders)}</dd>
        </div>
      </dl>
      {totals.orders === 0 && <p className={css.calm}>No order was issued in the last 30 days.</p>}
      {totals.orders > 0 && (
        <>
          <Chart sales={sales} currency={currency} />
          <div className="visually-hidden">
            <table>
              <caption>Sales by day</caption>
              <thead>
                <tr>
                  <th scope="col">Day</th>
                  <th scope="col">Orders</th>
                  <th scope="col">Sold</th>
                  {totals.margin && <th scope="col">Margin</th>}
                </tr>
              </thead>
              <tbody>
                {sales
                  .filter((day) => day.orders > 0)
                  .map((day) => (
                    <tr key={day.day}>
                      <td>{formatDate(day.day)}</td>
                      <td>{day.orders}</td>
                      <td>{format({ amount: day.sales, currency })}</td>
                      {day.margin !== null && <td>{format({ amount: day.margin, currency })}</td>}
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        </>
      )}
    </DetailSection>
  )
}
