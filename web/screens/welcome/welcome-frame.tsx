import type { ReactNode } from 'react'
import { href, NavLink } from 'react-router'
import type { Permission } from '#domain/permissions.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { usePermitted } from './use-permitted.ts'
import css from './welcome.module.css'

const pages: readonly { label: string; to: string; permission?: Permission }[] = [
  { label: 'Overview', to: href('/welcome') },
  { label: 'Learn', to: href('/welcome/learn') },
  { label: 'Pricing', to: href('/welcome/pricing'), permission: 'agency:read' },
  { label: 'Support', to: href('/welcome/support') },
]

/** The frame of the welcome pages: links to the others above the page. */
export function WelcomeFrame({ title, context, children }: { title: string; context: string; children: ReactNode }) {
  const isPermitted = usePermitted()
  return (
    <Page>
      <nav className={css.nav} aria-label="Welcome">
        {pages.filter(isPermitted).map(({ label, to }) => (
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
