import '@mantine/charts/styles.layer.css'
import { CompositeChart } from '@mantine/charts'
import { formatDate } from '#domain/dates.ts'
import { minorDigits } from '#domain/money.ts'
import { useMoney } from '../../kit/money.tsx'
import css from './dashboard.module.css'

type Day = { day: string; sales: number; margin: number | null }

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumFractionDigits: 1 })

/** Bars for sales and a line for margin over 30 days. Fetched when the dashboard is open: nothing else draws charts. */
export function SalesChart({ sales, currency }: { sales: Day[]; currency: string }) {
  const format = useMoney()
  const hasMargin = sales.some((day) => day.margin !== null)
  const series = [
    { name: 'sales', label: 'Sold', color: 'var(--accent)', type: 'bar' as const },
    ...(hasMargin ? [{ name: 'margin', label: 'Margin', color: 'var(--good)', type: 'line' as const }] : []),
  ]
  return (
    <div className={css.chart} aria-hidden="true">
      <CompositeChart
        h={220}
        data={sales.map(({ day, sales: sold, margin }) => ({ day: formatDate(day).slice(0, 6), sales: sold, margin }))}
        dataKey="day"
        series={series}
        curveType="monotone"
        withDots={false}
        withLegend={hasMargin}
        legendProps={{ verticalAlign: 'top', height: 32 }}
        maxBarWidth={18}
        gridAxis="y"
        tickLine="none"
        valueFormatter={(amount) => format({ amount, currency })}
        yAxisProps={{ width: 52, tickFormatter: (amount: number) => compact.format(amount / 10 ** minorDigits(currency)) }}
        xAxisProps={{ interval: 'preserveStartEnd', minTickGap: 28 }}
        composedChartProps={{ accessibilityLayer: false }}
      />
    </div>
  )
}
