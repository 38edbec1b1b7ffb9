import { IconX } from '@tabler/icons-react'
import type { AppliedFilter } from '../../../results/applied-filters.ts'
import chips from '../../../results/filter-chips.module.css'

type Props = {
  applied: readonly AppliedFilter[]
  /** The results without one of them. */
  without: (filter: AppliedFilter) => string
  clearTo: string
}

/** The filters in force, each a link that lifts it. */
export function AppliedChips({ applied, without, clearTo }: Props) {
  if (applied.length === 0) return null
  return (
    <ul className={chips.chips} aria-label="Filters in force">
      {applied.map((filter) => (
        <li key={filter.key}>
          <a className={chips.chip} href={without(filter)} data-swap aria-label={`Remove: ${filter.label}`}>
            {filter.label} <IconX size={14} stroke={1.75} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className={chips.clear} href={clearTo} data-swap>
          Clear all
        </a>
      </li>
    </ul>
  )
}
