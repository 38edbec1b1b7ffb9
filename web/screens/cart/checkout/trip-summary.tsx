import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { formatDate } from '#domain/dates.ts'
import { Money } from '../../../kit/money.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from '../card.module.css'

/** What is bought, an item a line, and the total. */
export function TripSummary({ checkout: { name, items, total } }: { checkout: TripCheckout }) {
  return (
    <section className={css.card} aria-labelledby="trip-summary">
      <h2 id="trip-summary" className={css.title}>
        {name}
      </h2>
      <SummaryList
        rows={[
          ...items.map((item) => ({
            label: item.title,
            value: <Money {...item.total} />,
            note: `${formatDate(item.from)}${item.to === item.from ? '' : ` to ${formatDate(item.to)}`}, ${item.people}`,
          })),
          { label: 'Total', value: <Money {...total} />, tone: 'total' as const },
        ]}
      />
    </section>
  )
}
