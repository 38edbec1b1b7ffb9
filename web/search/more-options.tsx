import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './search-form.module.css'

/** Rarely needed fields, collapsed until one of them has a value or an error. */
export function MoreOptions({ isNeeded, children }: { isNeeded: boolean; children: ReactNode }) {
  return (
    <details className={css.more} open={isNeeded || undefined}>
      <summary>
        More
        <IconChevronDown size={16} stroke={1.5} aria-hidden="true" />
      </summary>
      <div className={css.codes}>{children}</div>
    </details>
  )
}
