import type { ReactNode } from 'react'
import type { Session } from '../session.ts'
import { AgencyMark } from './brand.tsx'
import css from './storefront.module.css'

/** The frame of a customer's pages: the agency's brand and nobody else's. Plain elements, so it weighs next to nothing. */
export function StorefrontFrame({ agency, children }: { agency: Session['agency']; children: ReactNode }) {
  return (
    <div className={css.frame}>
      <header className={css.head}>
        <a href="/" className={css.brand}>
          <AgencyMark name={agency?.name ?? 'Travel'} logoUrl={agency?.logoUrl ?? null} />
          {agency?.name}
        </a>
      </header>
      <main className={css.main}>{children}</main>
    </div>
  )
}
