import type { PlannedTrip } from '#contract/trips/planned-trips.ts'
import { formatDate } from '#domain/dates.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { Money } from '../../kit/money.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'

/** The items of a planned trip that the quote will have, with what they cost as planned. */
export function TripOffered({ trip: { items, total } }: { trip: PlannedTrip }) {
  const rows = items.map((item) => ({
    label: item.title,
    note: item.from === item.to ? formatDate(item.from) : `${formatDate(item.from)} to ${formatDate(item.to)}`,
    value: <Money {...item.total} exact />,
  }))
  return (
    <DetailSection title="From the trip" help="Each becomes an item of the first option, at the price at which it was planned.">
      <SummaryList rows={[...rows, { label: 'Total', value: <Money {...total} exact />, tone: 'total' as const }]} />
    </DetailSection>
  )
}
