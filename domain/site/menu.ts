import { type PageId, pageOfProduct } from './pages.ts'
import { isReachable, type Site } from './site.ts'

/** Terms and the like stand in the footer alone. */
export const legalPages: readonly PageId[] = ['t&c', 'policy']

/** The pages of the products that a site sells. They lead the menu, selected or not. */
export const productPages = ({ settings }: Site): PageId[] =>
  settings.activeProducts.flatMap((product) => pageOfProduct[product] ?? [])

/** Why a page is in the menu or is not: it leads home, it is hidden, it offers what the site sells, or the agency's own choice decides. */
export function placeInMenu(site: Site, id: PageId): 'home' | 'hidden' | 'sold' | 'chosen' {
  if (id === 'home') return 'home'
  if (!isReachable(site, id)) return 'hidden'
  return productPages(site).includes(id) ? 'sold' : 'chosen'
}
