import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './trail.module.css'

type Props = {
  /** What is above it, the outermost first. */
  above: { label: string; to: string }[]
  /** Its own name or number. */
  children: ReactNode
}

/** Where a detail stands: links to what is above it, then itself. */
export function Trail({ above, children }: Props) {
  return (
    <nav aria-label="Breadcrumb" data-no-print>
      <ol className={css.trail}>
        {above.map(({ label, to }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
        <li>{children}</li>
      </ol>
    </nav>
  )
}
