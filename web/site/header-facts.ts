import type { ShopSite } from '#contract/shop.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { navigationOf, type SiteLink } from './navigation.ts'

/** What the header of a shop says, without the pages behind its links. */
export interface HeaderFacts {
  name: string
  logo: string
  style: SiteSettings['header']
  links: SiteLink[]
}

/** `base` is the address of a preview. */
export function headerFacts({ site, agency }: Pick<ShopSite, 'site' | 'agency'>, base?: string): HeaderFacts {
  const { pages, outside } = navigationOf(site, base)
  const { header, logoImage } = site.settings
  return { name: agency.name, logo: logoImage, style: header, links: [...pages, ...outside] }
}
