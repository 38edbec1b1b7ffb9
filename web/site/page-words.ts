import type { ShopSite } from '#contract/shop.ts'
import type { SitePage } from '#domain/site/site.ts'

type Given = { shop: Pick<ShopSite, 'agency'>; page: SitePage; path: string }

/** The first text of a page, if the agency wrote no description. */
function firstWords(page: SitePage): string {
  for (const { isVisible, content } of page.blocks) {
    const said = ['description' in content ? content.description : '', 'intro' in content ? content.intro : ''].find(Boolean)
    if (isVisible && said) return said
  }
  return ''
}

/** The title of a page for search engines and shared links: the agency's own, or the page's name with the agency's. */
export const titleOf = ({ shop: { agency }, page, path }: Given): string =>
  page.searchTitle || (path === '/' ? agency.name : `${page.title} - ${agency.name}`)

/** The description of a page for search engines and messengers. */
export const descriptionOf = (page: SitePage): string => page.description || firstWords(page)
