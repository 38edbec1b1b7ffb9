import { TextInput } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { SearchDraft, SearchProblems } from './search-draft.ts'
import css from './search-form.module.css'

type Props = { draft: SearchDraft; onChange: (change: Partial<SearchDraft>) => void; problems: SearchProblems }

/** Codes that few searches need, folded away until one is typed or wrong. */
export function MoreOptions({ draft, onChange, problems }: Props) {
  const isNeeded = Boolean(draft.dealCode || draft.corporateCode || problems.dealCode || problems.corporateCode)
  return (
    <details className={css.more} open={isNeeded || undefined}>
      <summary>
        More
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
      </summary>
      <div className={css.codes}>
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
      </div>
    </details>
  )
}
