import '@mantine/charts/styles.layer.css'
import { BarChart } from '@mantine/charts'
import { formatDate } from '#domain/dates.ts'
import { minorDigits } from '#domain/money/money.ts'
import { useMoney, useShown } from '../../kit/money.tsx'
import { useNumbers } from '../../kit/numbers.ts'
import css from './sales.module.css'

type Day = { day: string; sales: number; margin: number | null }

/** A bar per day, with the margin on top for those who may see it. Lazy: nothing else needs charts. */
export function SalesChart({ sales, currency }: { sales: Day[]; currency: string }) {
  const numbers = useNumbers()
  const format = useMoney()
  const shown = useShown()
  // Bars are in the visitor's currency, so that the axis has round steps in it.
  const height = (amount: number) => {
    const bar = shown({ amount, currency })
    return bar.amount / 10 ** minorDigits(bar.currency)
  }
  const seesMargin = sales.some((day) => day.margin !== null)
  const days = sales.map((day) => ({
    day: formatDate(day.day).slice(0, 6),
    sales: day.sales,
    earned: day.margin ?? 0,
    rest: height(day.sales - (day.margin ?? 0)),
    margin: height(day.margin ?? 0),
  }))
  const series = [{ name: 'rest', color: 'var(--accent)' }, ...(seesMargin ? [{ name: 'margin', color: 'var(--good)' }] : [])]
  return (
    <div aria-hidden="true">
      <p className={css.key}>
        <span>Sold</span>
        {seesMargin && <span className={css.earned}>Margin in it</span>}
      </p>
      <BarChart
        h={200}
        data={days}
        dataKey="day"
        type="stacked"
        series={series}
        maxBarWidth={18}
        gridAxis="x"
        tickLine="none"
        yAxisProps={{ width: 44, tickFormatter: (amount: number) => numbers.short(amount, { maximumFractionDigits: 1 }) }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 28 }}
        barChartProps={{ accessibilityLayer: false }}
        tooltipProps={{
          content: ({ active, label }) => {
            const day = active ? days.find((one) => one.day === label) : undefined
            if (!day || day.sales === 0) return null
            return (
              <div className={css.tip}>
                <strong>{day.day}</strong>
                <p>
                  Sold <span>{format({ amount: day.sales, currency })}</span>
                </p>
                {seesMargin && (
                  <p>
                    Margin <span>{format({ amount: day.earned, currency })}</span>
                  </p>
                )}
              </div>
            )
          },
        }}
      />
    </div>
  )
}
