import { CodeField, DealCodeField } from '../../../search/code-field.tsx'
import { MoreOptions } from '../../../search/more-options.tsx'
import type { SearchDraft, SearchProblems } from './search-draft.ts'

type Props = { draft: SearchDraft; onChange: (change: Partial<SearchDraft>) => void; problems: SearchProblems }

/** Codes that few searches need. */
export function CodeFields({ draft, onChange, problems }: Props) {
  const isNeeded = Boolean(draft.dealCode || draft.corporateCode || problems.dealCode || problems.corporateCode)
  return (
    <MoreOptions isNeeded={isNeeded}>
      <DealCodeField value={draft.dealCode} error={problems.dealCode} onChange={(dealCode) => onChange({ dealCode })} />
      <CodeField
        field="corporateCode"
        name="corporate"
        label="Corporate code"
        description="Airline and code, such as QR:ACME1."
        value={draft.corporateCode}
        error={problems.corporateCode}
        onChange={(corporateCode) => onChange({ corporateCode })}
      />
    </MoreOptions>
  )
}
