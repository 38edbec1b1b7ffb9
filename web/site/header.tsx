import { Fragment, type ReactNode } from 'react'
import type { AccountLinks } from './account-links.ts'
import { CartLink } from './cart-link.tsx'
import css from './header.module.css'
import type { HeaderFacts } from './header-facts.ts'
import type { MenuLink, SiteLink } from './navigation.ts'
import { outsideOf } from './outside.ts'
import { ShopMark } from './shop/shop-mark.tsx'

/** The number of links before the rest is under "More". */
const MOST_IN_ROW = 6

type Props = {
  facts: HeaderFacts
  path: string
  base?: string
  accountLinks: AccountLinks
  /** The scheme of the page, if it is not the device's. */
  scheme?: 'light' | 'dark'
  /** Controls before the account links, such as the currency choice. */
  tools?: ReactNode
  /** The number of items in the visitor's trip; absent on a page that is the same for everybody, whose script writes it. */
  cart?: number | undefined
}

/** Logo, pages and the visitor's bookings, laid out in the style of the site. On phones a collapsible menu. */
export function ShopHeader({ facts: { name, logo, style, links: all }, path, base, accountLinks, scheme, tools, cart }: Props) {
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
              <Row links={row.slice(0, half)} path={path} />
            </nav>
            <nav className={`${css.row} ${css.after}`} aria-label="More pages">
              <Row links={row.slice(half)} path={path} />
              <Fold title="More" links={rest} path={path} />
            </nav>
          </>
        ) : (
          <nav className={css.row} aria-label="Pages">
            <Row links={row} path={path} />
            <Fold title="More" links={rest} path={path} />
          </nav>
        )}
        <div className={css.actions}>
          {tools}
          {accountLinks.cart && <CartLink to={accountLinks.cart} count={cart} />}
          <a href={accountLinks.quiet.to} className={css.find}>
            {accountLinks.quiet.title}
          </a>
          <a href={accountLinks.main.to} className={css.signIn}>
            {accountLinks.main.title}
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
            <a href={accountLinks.quiet.to}>{accountLinks.quiet.title}</a>
            <a href={accountLinks.main.to}>{accountLinks.main.title}</a>
          </nav>
        </details>
      </div>
    </header>
  )
}

type LinksProps = { links: readonly MenuLink[]; path: string }

type PageLinkProps = { link: SiteLink; path: string; isUnder?: boolean }

const PageLink = ({ link: { title, to }, path, isUnder }: PageLinkProps) => (
  <a href={to} aria-current={to === path ? 'page' : undefined} data-under={isUnder} {...outsideOf(to)}>
    {title}
  </a>
)

/** Stacked entries; the pages below an entry are indented. */
const Links = ({ links, path }: LinksProps) =>
  links.map((link, at) => (
    <Fragment key={at}>
      <PageLink link={link} path={path} />
      {link.under?.map((one) => (
        <PageLink key={one.to} link={one} path={path} isUnder />
      ))}
    </Fragment>
  ))

/** Entries in a row; the pages below an entry open below it. */
const Row = ({ links, path }: LinksProps) =>
  links.map(({ under, ...link }, at) =>
    under ? (
      <Fold key={at} title={link.title} links={[link, ...under]} path={path} />
    ) : (
      <PageLink key={at} link={link} path={path} />
    ),
  )

const Fold = ({ title, links, path }: LinksProps & { title: string }) =>
  links.length > 0 && (
    <details className={css.more} data-menu>
      <summary>{title}</summary>
      <div className={css.panel}>
        <Links links={links} path={path} />
      </div>
    </details>
  )
