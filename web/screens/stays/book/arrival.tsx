import type { StayProperty } from '#domain/stays/property.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { hoursOf } from '../../../products/stay/house-words.ts'

/** When one arrives and leaves, and how the key is had; nothing where the house tells none of it. */
export function Arrival({ property }: { property: StayProperty }) {
  const { checkIn, checkOut } = hoursOf(property)
  const told = [
    { label: 'Check-in', value: checkIn },
    { label: 'Check-out', value: checkOut },
    { label: 'Key', value: property.keyCollection },
  ]
  const rows = told.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  if (rows.length === 0) return null
  return (
    <DetailSection title="Arriving and leaving">
      <SummaryList rows={rows} />
    </DetailSection>
  )
}
