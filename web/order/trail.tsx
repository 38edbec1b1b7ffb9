import type { ReactNode } from 'react'
import { Link } from 'react-router'
import css from './trail.module.css'

type Props = {
  /** Its ancestors, the outermost first. */
  above: { label: string; to: string }[]
  /** Its own name or number. */
  children: ReactNode
}

/** Breadcrumbs: links to the ancestors, then the page itself. */
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
