import type { ShopSite } from '#contract/shop.ts'
import type { SitePage } from '#domain/site/site.ts'

type Given = { shop: Pick<ShopSite, 'agency'>; page: SitePage; path: string }

/** The first words of a page, where the agency wrote no description. */
function firstWords(page: SitePage): string {
  for (const { isVisible, content } of page.blocks) {
    const said = ['description' in content ? content.description : '', 'intro' in content ? content.intro : ''].find(Boolean)
    if (isVisible && said) return said
  }
  return ''
}

/** The title of a page for search engines and shared links: as the agency wrote it, or its name with the agency's. */
export const titleOf = ({ shop: { agency }, page, path }: Given): string =>
  page.searchTitle || (path === '/' ? agency.name : `${page.title} - ${agency.name}`)

/** What search engines and messengers say of a page under its title. */
export const descriptionOf = (page: SitePage): string => page.description || firstWords(page)
