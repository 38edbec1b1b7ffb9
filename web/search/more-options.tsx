import { IconChevronDown } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './search-form.module.css'

/** What few searches need, folded away until some of it is typed or wrong. */
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
