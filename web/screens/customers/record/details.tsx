import type { ReactNode } from 'react'
import type { Customer } from '#contract/customers/customer-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import records from '../../../order/records.module.css'
import { boardLabels, mealLabels, originLabels, seatLabels } from '../customer-words.ts'

type Row = { label: string; value: ReactNode }

const given = (label: string, value: string | undefined): Row[] => (value ? [{ label, value }] : [])

/** Contact, preferences, and how the record came to be. */
export function Details({ customer }: { customer: Customer }) {
  const { email, furtherEmails, phone, furtherPhones, preferences, origin, createdBy, createdAt } = customer
  const rows: Row[] = [
    ...[email, ...furtherEmails].filter(Boolean).map((one) => ({ label: 'E-mail', value: <a href={`mailto:${one}`}>{one}</a> })),
    ...[phone, ...furtherPhones].filter(Boolean).map((one) => ({ label: 'Phone', value: <a href={`tel:${one}`}>{one}</a> })),
    ...given('Seat', seatLabels[preferences.seat]),
    ...given('Meal', mealLabels[preferences.meal]),
    ...given('Board', boardLabels[preferences.board]),
    ...given('Other wishes', preferences.other),
    { label: 'Added', value: <DateText value={createdAt} /> },
    { label: 'By', value: createdBy ?? originLabels[origin] },
  ]
  return (
    <DetailSection title="Contact and preferences">
      {!email && !phone && <p className={records.none}>No e-mail address and no phone number yet.</p>}
      <SummaryList rows={rows} />
    </DetailSection>
  )
}
