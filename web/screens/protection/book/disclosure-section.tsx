import { useRevalidator } from 'react-router'
import type { OpenedDocument } from '#contract/policies.ts'
import { disclosureKinds, disclosures } from '#domain/policies/disclosures.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Pill } from '../../../kit/status-pill.tsx'
import css from './sections.module.css'

type Props = {
  checkoutId: string
  opened: readonly Pick<OpenedDocument, 'kind'>[]
  error: string | undefined
  /** The policy in a checkout of a trip. */
  item?: string
  title?: string
}

const READ_AGAIN_MS = 1_500

/** The documents that must be opened before a policy is bought; each opening is recorded. */
export function DisclosureSection({ checkoutId, opened, error, item, title = 'Read before you buy' }: Props) {
  const { revalidate } = useRevalidator()
  const readAgain = () => void setTimeout(() => void revalidate(), READ_AGAIN_MS)
  const of = item ? `item=${item}&` : ''
  return (
    <DetailSection title={title} help="Open both documents. We record that and when they were opened.">
      <ul className={css.documents}>
        {disclosureKinds.map((kind) => (
          <li key={kind}>
            <a
              href={`/api/checkouts/${checkoutId}/disclosure?${of}kind=${kind}`}
              target="_blank"
              rel="noreferrer"
              onClick={readAgain}
            >
              {disclosures[kind]} (PDF)
            </a>
            {opened.some((one) => one.kind === kind) && <Pill tone="good">Opened</Pill>}
          </li>
        ))}
      </ul>
      {error && (
        <p id={`field-documents${item ? `.${item}` : ''}`} className={css.error}>
          {error}
        </p>
      )}
    </DetailSection>
  )
}
