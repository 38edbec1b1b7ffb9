import type { ReactNode } from 'react'
import type { PricedPolicyOffer } from '#domain/policies/policy-offer.ts'
import { periodWords } from '#domain/policies/changes/change-rules.ts'
import { Facts, SummaryCard } from '../checkout/summary-card.tsx'
import { peopleWords } from './policy-words.ts'

/** The card beside every step: the policy, its insurer, when, for whom, and the price of the step. */
export const PolicySummary = ({ offer, children }: { offer: PricedPolicyOffer; children: ReactNode }) => (
  <SummaryCard
    photo={undefined}
    title={offer.name}
    facts={
      <>
        <Facts>{offer.insurerNote}</Facts>
        <Facts>{periodWords(offer)}</Facts>
        <Facts>{peopleWords(offer)}</Facts>
      </>
    }
    terms={null}
    isFree={false}
  >
    {children}
  </SummaryCard>
)
