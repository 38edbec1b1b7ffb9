import { href, Link } from 'react-router'
import type { QuoteDetail } from '#contract/quotes/quote-shapes.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { useMay } from '../../../session.ts'

/** Who the quote is for. */
export function Customer({ quote, mayEdit }: { quote: QuoteDetail; mayEdit: boolean }) {
  const { customerId, name, email, phone } = quote.recipient
  const seesCustomers = useMay('customers:read')
  const rows = [
    {
      label: 'Name',
      value: customerId && seesCustomers ? <Link to={href('/users/:id', { id: customerId })}>{name}</Link> : name,
    },
    ...(email ? [{ label: 'E-mail', value: <a href={`mailto:${email}`}>{email}</a> }] : []),
    ...(phone ? [{ label: 'Phone', value: <a href={`tel:${phone}`}>{phone}</a> }] : []),
  ]
  return (
    <DetailSection
      title="Customer"
      action={
        mayEdit && (
          <Link to="?edit=recipient" preventScrollReset aria-label="Change the customer">
            Change
          </Link>
        )
      }
    >
      <SummaryList rows={rows} />
    </DetailSection>
  )
}
