import { legalPages, productPages } from '#domain/site/menu.ts'
import { type PageId, pageFacts, pageIds } from '#domain/site/pages.ts'
import { isReachable, pageOf, type Site } from '#domain/site/site.ts'

export interface SiteLink {
  title: string
  to: string
}

interface Navigation {
  pages: SiteLink[]
  legal: SiteLink[]
  outside: SiteLink[]
  outsideFooter: SiteLink[]
}

/**
 * The links of a site's header and footer: pages of the products it sells and those that it selected, as far as they are shown; the legal
 * ones stand in the footer alone. `base` is the address of a preview. Links to other sites come last, in the footer where `includesFooter` says so.
 */
export function navigationOf(site: Site, base?: string): Navigation {
  const linkTo = (id: PageId): SiteLink => ({
    title: pageOf(site, id).title,
    to: base ? `${base}?page=${encodeURIComponent(id)}` : pageFacts[id].path,
  })
  const products = productPages(site)
  const selected = pageIds.filter((id) => id !== 'home' && site.settings.selectedPages.includes(id) && !products.includes(id))
  const reachable = [...products, ...selected].filter((id) => isReachable(site, id))
  const links = site.externalLinks.filter(({ urlLink }) => urlLink !== '')
  const outside = links.map(({ title, urlLink }) => ({ title, to: urlLink }))
  return {
    pages: reachable.filter((id) => !legalPages.includes(id)).map(linkTo),
    legal: reachable.filter((id) => legalPages.includes(id)).map(linkTo),
    outside,
    outsideFooter: outside.filter((_, at) => links[at]?.includesFooter),
  }
}

/** Social addresses of the contact page, for every footer. */
export const socialsOf = (site: Site): SiteLink[] =>
  pageOf(site, 'contact')
    .blocks.filter((block) => block.kind === 'contact' && block.isVisible)
    .flatMap((block) => (block.kind === 'contact' ? block.content.socials : []))
    .filter(({ name, link }) => name && link)
    .map(({ name, link }) => ({ title: name, to: link }))
