import type { PolicyResult } from '#contract/policies.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { SummaryList } from '../../../kit/summary-list.tsx'

/** The policies that do not take these people, with the reason of the insurer. */
export const RefusedPolicies = ({ refused }: { refused: readonly PolicyResult[] }) =>
  refused.length > 0 && (
    <DetailSection title="Not offered for this trip">
      <SummaryList rows={refused.map(({ name, insurer, refusal }) => ({ label: name, note: insurer, value: refusal }))} />
    </DetailSection>
  )
