import { z } from 'zod'
import { AppError } from '../errors.ts'
import { Words } from '../words.ts'
import { AnyBlock, DraftBlock } from './blocks.ts'
import { draftLeaves, type Leaves, publishedLeaves } from './leaves.ts'
import { Link } from './links.ts'
import { layOut, withLayoutNumbers } from './page-layouts.ts'
import { type PageId, pageFacts, pageIds } from './pages.ts'
import { changeSettings, SiteSettings } from './settings.ts'

const MOST_BLOCKS = 40

const pageShape = (Block: typeof AnyBlock, { Name, line }: Leaves) =>
  z.object({
    id: z.enum(pageIds),
    title: Name,
    /** For search engines and shared links; without one the first words of the page are used. */
    description: line(200),
    isVisible: z.boolean().default(true),
    blocks: z.array(Block).max(MOST_BLOCKS, `At most ${MOST_BLOCKS} blocks on a page.`),
  })

/** A page of the storefront: its blocks from top to bottom. A hidden page has no address. */
export const SitePage = pageShape(AnyBlock, publishedLeaves)
export type SitePage = z.infer<typeof SitePage>
const DraftPage = pageShape(DraftBlock, draftLeaves)

export const ExternalLink = z.object({
  title: Words.trim().min(1, 'Write what the link is called.').max(60, 'At most 60 letters.'),
  urlLink: Link,
  includesFooter: z.boolean().default(true),
})

const siteShape = (Page: typeof SitePage) =>
  z.object({
    settings: SiteSettings,
    pages: z
      .array(Page)
      .max(pageIds.length)
      .refine((pages) => pages.map(({ id }) => id).join() === pageIds.join(), 'A site has every page once, in order.'),
    externalLinks: z.array(ExternalLink).max(12, 'At most 12 links.').default([]),
  })

/** A whole storefront: the specification's CRM content, template settings and pages, as one document that is drafted and published as one. */
export const Site = siteShape(SitePage)
export type Site = z.infer<typeof Site>

/** The same while somebody is writing it: texts that visitors cannot be given yet stay as they were typed. `faultsOf` names them. */
export const DraftSite = siteShape(DraftPage)

export function pageOf(site: Site, id: string): SitePage {
  const page = site.pages.find((one) => one.id === id)
  if (!page) throw new AppError('site.unknown-page', { page: id })
  return page
}

/** The page at an address, if it is shown. The home page is always shown. */
export function pageAt(site: Site, path: string): SitePage | null {
  const id = pageIds.find((one) => pageFacts[one].path === path)
  const page = id && pageOf(site, id)
  return page && (page.isVisible || page.id === 'home') ? page : null
}

export const isReachable = (site: Site, id: PageId): boolean => id === 'home' || pageOf(site, id).isVisible

const withPage = (site: Site, id: string, change: (page: SitePage) => SitePage): Site => {
  const changed = change(pageOf(site, id))
  return { ...site, pages: site.pages.map((page) => (page.id === id ? changed : page)) }
}

const PageFacts = SitePage.omit({ id: true, blocks: true }).partial({ title: true })

/** Retitles a page or takes it in and out of the site. Its id must exist, and what is given must be right; its blocks stay as they are. */
export const changePage = (
  site: Site,
  id: string,
  change: Partial<Pick<SitePage, 'title' | 'description' | 'isVisible'>>,
): Site =>
  withPage(site, id, (page) => {
    PageFacts.parse(change)
    return DraftPage.parse({ ...page, ...change })
  })

/** Shows, hides, retitles or lays out one section. Page and section must exist; title and layout are texts (specification section 5). */
export const changeSection = (
  site: Site,
  pageId: string,
  sectionId: string,
  change: { isVisible?: boolean; title?: string; layout?: string },
): Site =>
  withPage(site, pageId, (page) => {
    if (!page.blocks.some(({ id }) => id === sectionId)) throw new AppError('site.unknown-section', { section: sectionId })
    return DraftPage.parse({
      ...page,
      blocks: page.blocks.map((block) => (block.id === sectionId ? { ...block, ...change } : block)),
    })
  })

/** Puts the sections of a page into a new order: the same ids, each once. */
export const orderSections = (site: Site, pageId: string, ids: readonly string[]): Site =>
  withPage(site, pageId, (page) => {
    const blocks = ids.map((id) => page.blocks.find((block) => block.id === id))
    const found = blocks.filter((block) => block !== undefined)
    const stranger = ids.find((id, at) => !blocks[at] || ids.indexOf(id) !== at)
    if (stranger !== undefined || found.length !== page.blocks.length)
      throw new AppError('site.unknown-section', { section: stranger ?? 'one that is missing' })
    return { ...page, blocks: found }
  })

/** Changes settings; layout numbers of pages lay out their sections. */
export function changeSiteSettings(site: Site, change: Record<string, unknown>): Site {
  const settings = changeSettings(site.settings, change)
  const pages = 'pageLayouts' in change ? layOut(site.pages, settings.pageLayouts) : site.pages
  return withLayoutNumbers({ ...site, settings, pages })
}
