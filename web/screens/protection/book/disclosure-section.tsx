import { useRevalidator } from 'react-router'
import type { OpenedDocument } from '#contract/policies.ts'
import { disclosureKinds, disclosures } from '#domain/policies/disclosures.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './sections.module.css'

type Props = { checkoutId: string; opened: readonly OpenedDocument[]; error: string | undefined }

const READ_AGAIN_MS = 1_500

/** The documents that must be opened before a policy is bought; each opening is recorded. */
export function DisclosureSection({ checkoutId, opened, error }: Props) {
  const { revalidate } = useRevalidator()
  const readAgain = () => void setTimeout(() => void revalidate(), READ_AGAIN_MS)
  return (
    <DetailSection title="Read before you buy" help="Open both documents. We record that and when they were opened.">
      <ul className={css.documents}>
        {disclosureKinds.map((kind) => (
          <li key={kind}>
            <a href={`/api/checkouts/${checkoutId}/disclosure?kind=${kind}`} target="_blank" rel="noreferrer" onClick={readAgain}>
              {disclosures[kind]} (PDF)
            </a>
            {opened.some((one) => one.kind === kind) && <Pill tone="good">Opened</Pill>}
          </li>
        ))}
      </ul>
      {error && <p className={css.error}>{error}</p>}
    </DetailSection>
  )
}
