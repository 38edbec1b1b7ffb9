import type { StayProperty } from '#domain/stays/property.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'

/** When one arrives and leaves, and how the key is had; nothing where the house tells none of it. */
export function Arrival({ property: { checkInFrom, checkOutUntil, keyCollection } }: { property: StayProperty }) {
  const told = [
    { label: 'Check-in', value: checkInFrom && `from ${checkInFrom}` },
    { label: 'Check-out', value: checkOutUntil && `until ${checkOutUntil}` },
    { label: 'Key', value: keyCollection },
  ]
  const rows = told.flatMap(({ label, value }) => (value ? [{ label, value }] : []))
  if (rows.length === 0) return null
  return (
    <DetailSection title="Arriving and leaving">
      <SummaryList rows={rows} />
    </DetailSection>
  )
}
