import { IconX } from '@tabler/icons-react'
import type { Filters } from '#domain/results/filter-rules.ts'
import type { AppliedFilter } from './applied-filters.ts'
import css from './filter-chips.module.css'

type Props = { applied: readonly AppliedFilter[]; onChange: (change: Filters) => void; onClear: () => void }

/** The active filters as chips; each can be removed, or all at once. */
export function FilterChips({ applied, onChange, onClear }: Props) {
  if (applied.length === 0) return null
  return (
    <ul className={css.chips} aria-label="Filters in force">
      {applied.map((filter) => (
        <li key={filter.key}>
          <button
            type="button"
            className={css.chip}
            aria-label={`Remove: ${filter.label}`}
            onClick={() => onChange(filter.without)}
          >
            {filter.label}
            <IconX size={14} stroke={1.75} aria-hidden="true" />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={css.clear} onClick={onClear}>
          Clear all
        </button>
      </li>
    </ul>
  )
}
