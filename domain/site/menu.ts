import { pathOf } from './own-page-id.ts'
import { type AnyPageId, type PageId, pageIds, pageOfProduct } from './pages.ts'
import { allPages, isReachable, type MenuEntry, pageOf, type Site } from './site.ts'

/** Terms and similar pages are only in the footer. */
export const legalPages: readonly AnyPageId[] = ['t&c', 'policy']

/** The pages of the products that a site sells. They are in the menu, selected or not. */
export const productPages = ({ settings }: Site): PageId[] =>
  settings.activeProducts.flatMap((product) => pageOfProduct[product] ?? [])

/** Why a page is in the menu or not: it is the home page, it is hidden, it offers a sold product, or the agency's choice decides. */
export function placeInMenu(site: Site, id: AnyPageId): 'home' | 'hidden' | 'sold' | 'chosen' {
  if (id === 'home') return 'home'
  if (!isReachable(site, id)) return 'hidden'
  return productPages(site).some((page) => page === id) ? 'sold' : 'chosen'
}

/** Whether the agency chose a page for the menu. */
export const isInMenu = ({ settings, ownPages }: Site, id: AnyPageId): boolean =>
  settings.selectedPages.some((page) => page === id) || ownPages.some((page) => page.id === id && page.isInMenu)

/** The pages that header and footer link to, in the order of the site: those of sold products, the selected ones, those that the agency added. */
export function menuPages(site: Site): AnyPageId[] {
  const products = productPages(site)
  const selected = pageIds.filter((id) => id !== 'home' && isInMenu(site, id) && !products.includes(id))
  const own = site.ownPages.filter((page) => page.isInMenu).map(({ id }) => id)
  return [...products, ...selected, ...own].filter((id) => isReachable(site, id))
}

/** The menu as the agency arranged it: visible pages, each once, and the pages below each. New ones are last. */
export function menuTree(site: Site): MenuEntry[] {
  const open = new Set(menuPages(site).filter((id) => !legalPages.includes(id)))
  const take = (id: AnyPageId) => open.delete(id)
  const arranged = site.menu.flatMap(({ page, under }): MenuEntry[] => {
    const isShown = take(page)
    const below = under.filter(take)
    return isShown ? [{ page, under: below }] : below.map((one) => ({ page: one, under: [] }))
  })
  return [...arranged, ...[...open].map((page) => ({ page, under: [] }))]
}

/** Every text in a value, at any depth. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

/** The visible pages that links lead to, from the home page: by the menu or from a section of such a page. In the order of the site. */
export function linkedPages(site: Site): AnyPageId[] {
  const all = allPages(site).map(({ id }) => id)
  const found = new Set<AnyPageId>(['home', ...menuPages(site)])
  for (const id of found) {
    const texts = new Set(textsIn(pageOf(site, id).blocks.filter(({ isVisible }) => isVisible)))
    for (const other of all) if (isReachable(site, other) && texts.has(pathOf(other))) found.add(other)
  }
  return all.filter((id) => found.has(id))
}
