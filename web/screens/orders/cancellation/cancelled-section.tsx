import type { OrderDetail } from '#contract/product-shapes.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Money } from '../../../kit/money.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { walletRow } from './wallet-row.tsx'

/** The result of a cancellation; null for an order that was not cancelled. */
export function CancelledSection({ cancelled }: Pick<OrderDetail, 'cancelled'>) {
  if (!cancelled) return null
  return (
    <DetailSection title="Cancelled">
      <SummaryList
        rows={[
          { label: 'On', value: <DateText value={cancelled.at} withTime /> },
          { label: 'Cancellation charge', value: <Money {...cancelled.penalty} exact /> },
          { label: 'Refund', value: <Money {...cancelled.refund} exact />, tone: 'total' },
          ...walletRow(cancelled),
        ]}
      />
    </DetailSection>
  )
}
