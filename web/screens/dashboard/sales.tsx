import { href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import { formatDate } from '#domain/dates.ts'
import { salesPeriods } from '#domain/defaults.ts'
import { productFacts } from '#domain/products.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { lazyChunk } from '../../kit/lazy-chunk.tsx'
import { Money, useMoney } from '../../kit/money.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import { useMay } from '../../session.ts'
import shared from './dashboard.module.css'
import css from './sales.module.css'

type Today = Awaited<ReturnType<Api['dashboard']['today']>>

const Chart = lazyChunk(
  () => import('./sales-chart.tsx').then((module) => module.SalesChart),
  <div className={css.chart} aria-hidden="true" />,
)

type Props = Pick<Today, 'sales' | 'totals' | 'before' | 'byProduct' | 'byBranch'> & { days: number }

/** Sales of a period compared with the one before, by day, product and branch, with the margin for those who may see it. */
export function Sales({ sales, totals, before, byProduct, byBranch, days }: Props) {
  const numbers = useNumbers()
  const format = useMoney()
  const seesStatement = useMay('wallet:read')
  const { currency } = totals.sales
  const [from, to] = [sales[0]?.day ?? '', sales.at(-1)?.day ?? '']
  return (
    <DetailSection title="Sales" help={`Issued orders, compared with the ${days} days before.`} action={<Periods days={days} />}>
      <dl className={css.figures}>
        <div>
          <dt>Sold</dt>
          <dd>
            <Link to={ordersOf({ from, to })}>
              <Money {...totals.sales} />
            </Link>
            <Change now={totals.sales.amount} before={before.sales.amount} />
          </dd>
        </div>
        {totals.margin && (
          <div>
            <dt>Margin</dt>
            <dd className={css.margin}>
              {seesStatement ? (
                <Link to={`${href('/transactions')}?${new URLSearchParams({ from, to })}`}>
                  <Money {...totals.margin} />
                </Link>
              ) : (
                <Money {...totals.margin} />
              )}
              <Change now={totals.margin.amount} before={before.margin?.amount ?? 0} />
            </dd>
          </div>
        )}
        <div>
          <dt>Orders</dt>
          <dd className="figures">
            <Link to={ordersOf({ from, to })}>{numbers.count(totals.orders)}</Link>
            <Change now={totals.orders} before={before.orders} />
          </dd>
        </div>
      </dl>
      {byProduct.length > 0 && (
        <ul className={css.products} aria-label="Sold by product">
          {byProduct.map(({ product, orders, sales: sold }) => (
            <li key={product}>
              <Link to={ordersOf({ type: product, from, to })}>{productFacts[product].label}</Link>
              <span className="figures">
                {numbers.count(orders)} {orders === 1 ? 'order' : 'orders'}
              </span>
              <Money {...sold} />
            </li>
          ))}
        </ul>
      )}
      {byBranch.length > 0 && (
        <ul className={css.products} aria-label="Sold by branch">
          {byBranch.map(({ branch, orders, sales: sold }) => (
            <li key={branch ?? ''}>
              <span className={css.branch}>{branch ?? 'No branch'}</span>
              <span className="figures">
                {numbers.count(orders)} {orders === 1 ? 'order' : 'orders'}
              </span>
              <Money {...sold} />
            </li>
          ))}
        </ul>
      )}
      {totals.orders === 0 && <p className={shared.calm}>No order was issued in the last {days} days.</p>}
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

const ordersOf = (query: Record<string, string>) => `${href('/order')}?${new URLSearchParams({ statusType: 'Issued', ...query })}`

/** The periods as links: the choice is in the address. */
const Periods = ({ days }: { days: number }) => (
  <nav className={css.periods} aria-label="Period">
    {salesPeriods.map((one) => (
      <Link key={one} to={`?days=${one}`} preventScrollReset aria-current={one === days ? 'true' : undefined}>
        {one} days
      </Link>
    ))}
  </nav>
)

/** The change against the period before; null if that had no sales. */
function Change({ now, before }: { now: number; before: number }) {
  const numbers = useNumbers()
  if (before <= 0) return null
  const percent = Math.round(((now - before) / before) * 100)
  return (
    <span className={css.change} data-down={percent < 0 || undefined}>
      {percent < 0 ? '−' : '+'}
      {numbers.count(Math.abs(percent))} %
    </span>
  )
}
