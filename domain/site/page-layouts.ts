import { z } from 'zod'
import { type BlockKind, blockKinds } from './block-kinds.ts'
import type { AnyBlock } from './blocks.ts'
import { isPageId, type PageId } from './pages.ts'
import type { PageLayouts } from './settings.ts'
import type { Site, SitePage } from './site.ts'

/** The main section of each page: the page's layout number sets the layout of the first section of this kind. */
export const mainKinds: Record<PageId, BlockKind> = {
  home: 'hero',
  deals: 'flightDeals',
  flight: 'hero',
  hotel: 'hero',
  tour: 'hero',
  destination: 'destinations',
  about: 'story',
  testimonials: 'testimonials',
  contact: 'contact',
  faq: 'faq',
  't&c': 'document',
  policy: 'document',
}

/** The layouts of a page by number, from 1: their names in the section and their labels. */
export const layoutsOf = (id: PageId): [layout: string, label: string][] => Object.entries(blockKinds[mainKinds[id]].layouts)

export const mainBlock = ({ id, blocks }: SitePage): AnyBlock | undefined =>
  isPageId(id) ? blocks.find(({ kind }) => kind === mainKinds[id]) : undefined

type FixedPage = Site['pages'][number]

/** The layout number of a page; null for a page without its main section. */
function numberOf(page: FixedPage): number | null {
  const layout = mainBlock(page)?.layout
  const at = layoutsOf(page.id).findIndex(([name]) => name === layout)
  return at < 0 ? null : at + 1
}

/** The same site with the layout numbers of its sections in its settings, so that the two always agree. */
export function withLayoutNumbers(site: Site): Site {
  const numbers = site.pages.flatMap((page) => {
    const number = numberOf(page)
    return number === null ? [] : [[page.id, number]]
  })
  return { ...site, settings: { ...site.settings, pageLayouts: Object.fromEntries(numbers) } }
}

/** Sets the layouts of main sections by number. A number without a layout throws a ZodError that names the page. */
export function layOut(pages: readonly FixedPage[], numbers: PageLayouts): FixedPage[] {
  return pages.map((page) => {
    const number = numbers[page.id]
    if (number === undefined) return page
    const main = mainBlock(page)
    const [layout] = layoutsOf(page.id)[number - 1] ?? []
    if (!main || layout === undefined) throw unknownLayout(page.id, main ? layoutsOf(page.id).length : 0)
    return { ...page, blocks: page.blocks.map((block) => (block === main ? { ...block, layout } : block)) }
  })
}

const unknownLayout = (page: PageId, most: number) =>
  new z.ZodError([
    {
      code: 'custom',
      path: ['pageLayouts', page],
      input: undefined,
      message: most === 0 ? 'The page has no section that has layouts.' : `The page has layouts 1 to ${most}.`,
    },
  ])
