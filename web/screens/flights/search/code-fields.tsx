import { TextInput } from '@mantine/core'
import { MoreOptions } from '../../../search/more-options.tsx'
import type { SearchDraft, SearchProblems } from './search-draft.ts'

type Props = { draft: SearchDraft; onChange: (change: Partial<SearchDraft>) => void; problems: SearchProblems }

/** Codes that few searches need. */
export function CodeFields({ draft, onChange, problems }: Props) {
  const isNeeded = Boolean(draft.dealCode || draft.corporateCode || problems.dealCode || problems.corporateCode)
  return (
    <MoreOptions isNeeded={isNeeded}>
      <TextInput
        id="field-dealCode"
        name="deal"
        label="Deal code"
        description="Your agency's own discount."
        maxLength={20}
        autoComplete="off"
        value={draft.dealCode}
        error={problems.dealCode}
        onChange={(event) => onChange({ dealCode: event.currentTarget.value })}
      />
      <TextInput
        id="field-corporateCode"
        name="corporate"
        label="Corporate code"
        description="Airline and code, such as QR:ACME1."
        maxLength={20}
        autoComplete="off"
        value={draft.corporateCode}
        error={problems.corporateCode}
        onChange={(event) => onChange({ corporateCode: event.currentTarget.value })}
      />
    </MoreOptions>
  )
}
