import { legalPages, menuPages, menuTree } from '#domain/site/menu.ts'
import { pathOf } from '#domain/site/own-page-id.ts'
import type { AnyPageId } from '#domain/site/pages.ts'
import { pageOf, type Site } from '#domain/site/site.ts'

export interface SiteLink {
  title: string
  to: string
}

/** A page of the menu, and the pages below it. */
export interface MenuLink extends SiteLink {
  under?: SiteLink[]
}

interface Navigation {
  /** Nested, as the agency arranged them. */
  menu: MenuLink[]
  /** The same as a flat list. */
  pages: SiteLink[]
  legal: SiteLink[]
  outside: SiteLink[]
  outsideFooter: SiteLink[]
}

/**
 * The links of a site's header and footer: visible pages of the products it sells, those that it selected and those that it added; the legal ones are
 * only in the footer. `base` is the address of a preview. Links to other sites are last, in the footer if `includesFooter`.
 */
export function navigationOf(site: Site, base?: string): Navigation {
  const linkTo = (id: AnyPageId): SiteLink => ({
    title: pageOf(site, id).title,
    to: base ? `${base}?page=${encodeURIComponent(id)}` : pathOf(id),
  })
  const menu = menuTree(site).map(
    ({ page, under }): MenuLink => (under.length > 0 ? { ...linkTo(page), under: under.map(linkTo) } : linkTo(page)),
  )
  const links = site.externalLinks.filter(({ urlLink }) => urlLink !== '')
  const outside = links.map(({ title, urlLink }) => ({ title, to: urlLink }))
  return {
    menu,
    pages: menu.flatMap(({ under = [], ...link }) => [link, ...under]),
    legal: menuPages(site)
      .filter((id) => legalPages.includes(id))
      .map(linkTo),
    outside,
    outsideFooter: outside.filter((_, at) => links[at]?.includesFooter),
  }
}

/** The link to the packages where the agency sells some; a preview has none. */
export const packagesLinks = ({ hasPackages }: { hasPackages?: boolean | undefined }, base?: string): SiteLink[] =>
  hasPackages && !base ? [{ title: 'Packages', to: '/packages' }] : []

/** Social links of the contact page, for every footer. */
export const socialsOf = (site: Site): SiteLink[] =>
  pageOf(site, 'contact')
    .blocks.filter((block) => block.kind === 'contact' && block.isVisible)
    .flatMap((block) => (block.kind === 'contact' ? block.content.socials : []))
    .filter(({ name, link }) => name && link)
    .map(({ name, link }) => ({ title: name, to: link }))
