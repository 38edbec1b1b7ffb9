import type { ReactNode } from 'react'
import css from './trail.module.css'

/** Where a detail stands: links to what is above it, then its own name or number. */
export function Trail({ parts }: { parts: ReactNode[] }) {
  return (
    <nav aria-label="Breadcrumb">
      <ol className={css.trail}>
        {parts.map((part, at) => (
          <li key={at}>{part}</li>
        ))}
      </ol>
    </nav>
  )
}
