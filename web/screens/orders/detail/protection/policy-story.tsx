import type { PolicyOrder } from '#contract/products/protection.ts'
import { periodWords } from '#domain/policies/changes/change-rules.ts'
import { DateText } from '../../../../kit/date-text.tsx'
import { Deadline } from '../../../../kit/deadline.tsx'
import { DetailSection } from '../../../../kit/detail-section.tsx'
import { useNumbers } from '../../../../kit/numbers.ts'
import { SummaryList } from '../../../../kit/summary-list.tsx'
import { CoverTable } from '../../../../products/protection/cover-table.tsx'
import { InsuredList } from '../../../../products/protection/insured-list.tsx'
import { lateWords, peopleWords } from '../../../../products/protection/policy-words.ts'
import { CancelledSection } from '../../cancellation/cancelled-section.tsx'

/** The policy, its cover, the insured, and the cost of cancelling. */
export function PolicyStory({ order }: { order: PolicyOrder }) {
  const numbers = useNumbers()
  const { offer, cancelled } = order
  return (
    <>
      <DetailSection title="The policy" help={offer.insurerNote}>
        <SummaryList
          rows={[
            { label: 'Policy', value: offer.name },
            { label: 'Insured period', value: periodWords(offer) },
            { label: 'Insured', value: peopleWords(offer) },
          ]}
        />
      </DetailSection>
      <DetailSection title="The cover">
        <CoverTable policy={offer} />
      </DetailSection>
      <InsuredList entered={order} />
      <CancelledSection cancelled={cancelled} />
      <DetailSection title={cancelled ? 'The terms of the policy' : 'If plans change'}>
        <p>
          All money back until <DateText value={order.coolingOffUntil} />, as long as the trip has not started.
        </p>
        <p>After that: {lateWords(offer, numbers)}</p>
        {order.changeableUntil && (
          <p>
            The dates can be changed until <Deadline at={order.changeableUntil} place={null} />, at the insurer’s price of that
            day.
          </p>
        )}
        {order.status === 'Issued' && !order.changeableUntil && (
          <p>The dates can no longer be changed: the insured period has begun.</p>
        )}
      </DetailSection>
    </>
  )
}
