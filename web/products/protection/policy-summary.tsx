import type { ReactNode } from 'react'
import type { PricedPolicyOffer } from '#domain/policies/policy-offer.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { peopleWords, tripDays } from './policy-words.ts'

/** The card beside every step: the policy, its insurer, when, for whom, and the price of the step. */
export const PolicySummary = ({ offer, children }: { offer: PricedPolicyOffer; children: ReactNode }) => (
  <DetailSection title={offer.name} help={offer.insurerNote}>
    <SummaryList
      rows={[
        { label: 'Insured period', value: tripDays(offer) },
        { label: 'Insured', value: peopleWords(offer) },
      ]}
    />
    {children}
  </DetailSection>
)
