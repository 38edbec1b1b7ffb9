import type { ShopSite } from '#contract/shop.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { type MenuLink, navigationOf, packagesLinks } from './navigation.ts'

/** The content of a storefront's header, without the pages behind its links. */
export interface HeaderFacts {
  name: string
  logo: string
  style: SiteSettings['header']
  links: MenuLink[]
}

/** `base` is the address of a preview. */
export function headerFacts(
  { site, agency, hasPackages }: Pick<ShopSite, 'site' | 'agency' | 'hasPackages'>,
  base?: string,
): HeaderFacts {
  const { menu, outside } = navigationOf(site, base)
  const { header, logoImage } = site.settings
  return {
    name: agency.name,
    logo: logoImage,
    style: header,
    links: [...menu, ...packagesLinks({ hasPackages }, base), ...outside],
  }
}
