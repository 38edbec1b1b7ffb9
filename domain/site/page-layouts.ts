import { z } from 'zod'
import { type BlockKind, blockKinds } from './block-kinds.ts'
import type { AnyBlock } from './blocks.ts'
import type { PageId } from './pages.ts'
import type { PageLayouts } from './settings.ts'
import type { Site, SitePage } from './site.ts'

/** The section that each page is about: the first of this kind is laid out by the number of the page. */
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

/** The layouts of a page by number, counted from 1: their names in the section and for people. */
export const layoutsOf = (id: PageId): [layout: string, label: string][] => Object.entries(blockKinds[mainKinds[id]].layouts)

export const mainBlock = ({ id, blocks }: SitePage): AnyBlock | undefined => blocks.find(({ kind }) => kind === mainKinds[id])

/** The layout number of a page; null for a page without its main section. */
function numberOf(page: SitePage): number | null {
  const layout = mainBlock(page)?.layout
  const at = layoutsOf(page.id).findIndex(([name]) => name === layout)
  return at < 0 ? null : at + 1
}

/** The same site with the layout numbers in its settings that its sections have: whatever changed a section, the two agree. */
export function withLayoutNumbers(site: Site): Site {
  const numbers = site.pages.flatMap((page) => {
    const number = numberOf(page)
    return number === null ? [] : [[page.id, number]]
  })
  return { ...site, settings: { ...site.settings, pageLayouts: Object.fromEntries(numbers) } }
}

/** Lays out the main sections of pages by number. A number that a page has no layout for throws a ZodError that names the page. */
export function layOut(pages: readonly SitePage[], numbers: PageLayouts): SitePage[] {
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
