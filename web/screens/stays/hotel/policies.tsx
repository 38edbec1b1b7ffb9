import { boardWords } from '#domain/stays/kinds.ts'
import type { StayProperty } from '#domain/stays/property.ts'
import type { RoomGroup } from '#domain/stays/rate.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import house from './house.module.css'
import { boardsOf } from './rate-filters.ts'

/** When one arrives and leaves, and how the key is had. */
export function Policies({ property, rooms }: { property: StayProperty; rooms: RoomGroup[] }) {
  const { checkInFrom, checkOutUntil, keyCollection, loyaltyProgramme } = property
  const meals = boardsOf(rooms).map((board) => boardWords[board])
  const rows = [
    { label: 'Check-in', value: checkInFrom ? `from ${checkInFrom}` : 'Ask the property' },
    { label: 'Check-out', value: checkOutUntil ? `until ${checkOutUntil}` : 'Ask the property' },
    ...(keyCollection ? [{ label: 'Key', value: keyCollection }] : []),
    ...(meals.length > 0 ? [{ label: 'Meals', value: meals.join(', ') }] : []),
    ...(loyaltyProgramme ? [{ label: 'Guests’ programme', value: loyaltyProgramme }] : []),
    { label: 'Cancelling', value: 'By the rate: see “Cancellation and conditions” of each' },
  ]
  return (
    <section aria-labelledby="policies">
      <h2 id="policies" className={house.heading}>
        Good to know
      </h2>
      <SummaryList rows={rows} />
    </section>
  )
}
