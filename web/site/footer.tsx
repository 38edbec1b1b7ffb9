import type { ShopSite } from '#contract/shop.ts'
import type { AccountLinks } from './account-links.ts'
import css from './footer.module.css'
import { navigationOf, packagesLinks, type SiteLink, socialsOf } from './navigation.ts'
import { outsideOf } from './outside.ts'
import { ShopMark } from './shop/shop-mark.tsx'
import { telephone } from './telephone.ts'

type Props = {
  shop: Pick<ShopSite, 'site' | 'agency' | 'hasPackages'>
  year: string
  base?: string
  accountLinks: AccountLinks
  /** The scheme of the page, if it is not the device's. */
  scheme?: 'light' | 'dark'
}

/** The footer of every page: the agency, its pages, its terms, and its social links. */
export function ShopFooter({ shop: { site, agency, hasPackages }, year, base, accountLinks, scheme }: Props) {
  const { pages, legal, outsideFooter } = navigationOf(site, base)
  const reach = [
    agency.phone && { title: agency.phone, to: telephone(agency.phone) },
    agency.email && { title: agency.email, to: `mailto:${agency.email}` },
  ].filter((link) => typeof link === 'object' && link !== null)
  return (
    <footer className={css.footer} data-style={site.settings.footer}>
      <div className={css.inner}>
        <div className={css.about}>
          <ShopMark name={agency.name} logo={site.settings.logoImage} scheme={scheme} />
          {agency.address && <address className={css.address}>{agency.address}</address>}
        </div>
        <Column title="Explore" links={[...pages, ...packagesLinks({ hasPackages }, base), ...outsideFooter]} />
        <Column title="Your trip" links={[accountLinks.quiet, accountLinks.main]} />
        <Column title="Reach us" links={[...reach, ...socialsOf(site)]} />
        <div className={css.end}>
          <p>
            © {year} {agency.name}
          </p>
          {legal.length > 0 && (
            <ul aria-label="Legal">
              {legal.map(({ title, to }) => (
                <li key={to}>
                  <a href={to}>{title}</a>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </footer>
  )
}

function Column({ title, links }: { title: string; links: SiteLink[] }) {
  if (links.length === 0) return null
  return (
    <nav className={css.column} aria-label={title}>
      <p className={css.title}>{title}</p>
      <ul>
        {links.map(({ title: name, to }) => (
          <li key={`${name} ${to}`}>
            <a href={to} {...outsideOf(to)}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
