import type { ReactNode } from 'react'
import type { Doors } from './doors.ts'
import css from './header.module.css'
import type { HeaderFacts } from './header-facts.ts'
import type { SiteLink } from './navigation.ts'
import { outsideOf } from './outside.ts'
import { ShopMark } from './shop/shop-mark.tsx'

/** Links that stand in a row before the rest folds into "More". */
const MOST_IN_ROW = 6

type Props = {
  facts: HeaderFacts
  path: string
  base?: string
  doors: Doors
  /** The scheme of the page, where it is not the device's choice. */
  scheme?: 'light' | 'dark'
  /** What stands before the doors, such as the choice of a currency. */
  tools?: ReactNode
}

/** Logo, pages and the visitor's bookings, laid out in the style that the site chose. On phones a menu that folds. */
export function ShopHeader({ facts: { name, logo, style, links: all }, path, base, doors, scheme, tools }: Props) {
  const [row, rest] = all.length <= MOST_IN_ROW + 1 ? [all, []] : [all.slice(0, MOST_IN_ROW), all.slice(MOST_IN_ROW)]
  const half = Math.ceil(row.length / 2)
  return (
    <header className={css.header} data-style={style}>
      <div className={css.inner}>
        <a href={base ?? '/'} className={css.brand} aria-current={path === '/' ? 'page' : undefined}>
          <ShopMark name={name} logo={logo} scheme={scheme} />
        </a>
        {style === 'split' ? (
          <>
            <nav className={`${css.row} ${css.before}`} aria-label="Pages">
              <Links links={row.slice(0, half)} path={path} />
            </nav>
            <nav className={`${css.row} ${css.after}`} aria-label="More pages">
              <Links links={row.slice(half)} path={path} />
              <More links={rest} path={path} />
            </nav>
          </>
        ) : (
          <nav className={css.row} aria-label="Pages">
            <Links links={row} path={path} />
            <More links={rest} path={path} />
          </nav>
        )}
        <div className={css.actions}>
          {tools}
          <a href={doors.quiet.to} className={css.find}>
            {doors.quiet.title}
          </a>
          <a href={doors.main.to} className={css.signIn}>
            {doors.main.title}
          </a>
        </div>
        <details className={css.menu} data-menu>
          <summary>
            <svg
              width="22"
              height="22"
              viewBox="0 0 22 22"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.5"
              aria-hidden="true"
            >
              <path d="M3 6h16M3 11h16M3 16h16" strokeLinecap="round" />
            </svg>
            <span className="visually-hidden">Menu</span>
          </summary>
          <nav className={css.sheet} aria-label="Menu">
            <Links links={all} path={path} />
            <a href={doors.quiet.to}>{doors.quiet.title}</a>
            <a href={doors.main.to}>{doors.main.title}</a>
          </nav>
        </details>
      </div>
    </header>
  )
}

const Links = ({ links, path }: { links: SiteLink[]; path: string }) =>
  links.map(({ title, to }) => (
    <a key={`${title} ${to}`} href={to} aria-current={to === path ? 'page' : undefined} {...outsideOf(to)}>
      {title}
    </a>
  ))

function More({ links, path }: { links: SiteLink[]; path: string }) {
  if (links.length === 0) return null
  return (
    <details className={css.more} data-menu>
      <summary>More</summary>
      <div className={css.panel}>
        <Links links={links} path={path} />
      </div>
    </details>
  )
}
