import { Link, useLocation } from 'react-router'
import { useSession } from '../session.ts'
import { settingsGroupsFor } from '../settings-pages.ts'
import css from './settings-nav.module.css'

/** Links to the settings pages that this person may open, by group: a column beside the page on a desk, a menu above it on a phone. */
export function SettingsNav() {
  const permissions: readonly string[] = useSession()?.permissions ?? []
  const { pathname } = useLocation()
  const groups = settingsGroupsFor(permissions)
  // A page below another, such as one mail below the list of mails, belongs to the nearest that has a link.
  const [here] = groups
    .flatMap(({ pages }) => pages)
    .filter(({ to }) => pathname === to || (to !== '/settings' && pathname.startsWith(`${to}/`)))
    .sort((one, other) => other.to.length - one.to.length)
  return (
    <nav className={css.nav} aria-label="Settings pages">
      <details key={pathname} className={css.menu}>
        <summary className={css.here}>{here?.label ?? 'Settings pages'}</summary>
        {groups.map(({ title, pages }) => (
          <div key={title} className={css.group}>
            <p className={css.title}>{title}</p>
            {pages.map(({ label, to }) => (
              <Link key={to} to={to} className={css.page} aria-current={to === here?.to ? 'page' : undefined}>
                {label}
              </Link>
            ))}
          </div>
        ))}
      </details>
    </nav>
  )
}
