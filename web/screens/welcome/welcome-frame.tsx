import type { ReactNode } from 'react'
import { href, NavLink } from 'react-router'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import css from './welcome.module.css'

const pages = [
  { label: 'Overview', to: href('/welcome') },
  { label: 'Learn', to: href('/welcome/learn') },
  { label: 'Pricing', to: href('/welcome/pricing') },
  { label: 'Support', to: href('/welcome/support') },
]

/** The frame of the welcome pages: links to the others above the page. */
export function WelcomeFrame({ title, context, children }: { title: string; context: string; children: ReactNode }) {
  return (
    <Page>
      <nav className={css.nav} aria-label="Welcome">
        {pages.map(({ label, to }) => (
          <NavLink key={to} to={to} end={to === href('/welcome')}>
            {label}
          </NavLink>
        ))}
      </nav>
      <PageHeader title={title} context={context} />
      {children}
    </Page>
  )
}
