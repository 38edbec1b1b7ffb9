import { z } from 'zod'
import { AppError } from '../errors.ts'
import { Words } from '../words.ts'
import { AnyBlock, DraftBlock } from './blocks.ts'
import { draftLeaves, type Leaves, publishedLeaves } from './leaves.ts'
import { Link, Picture } from './links.ts'
import { layOut, withLayoutNumbers } from './page-layouts.ts'
import { AnyPageId, OwnPageId } from './page-ids.ts'
import { pathOf } from './own-page-id.ts'
import { type AnyPageId as PageName, pageIds } from './pages.ts'
import { changeSettings, SiteSettings } from './settings.ts'

const MOST_BLOCKS = 40
export const MOST_OWN_PAGES = 30

const pageShape = (Block: typeof AnyBlock, { Name, line }: Leaves) =>
  z.object({
    id: AnyPageId,
    title: Name,
    /** For search engines and shared links: the default is the title with the agency's name. */
    searchTitle: line(70),
    /** For search engines and shared links; the default is the beginning of the page's text. */
    description: line(200),
    /** For shared links; the default is drawn from the title in the agency's colours. */
    sharePicture: Picture.default(''),
    isVisible: z.boolean().default(true),
    blocks: z.array(Block).max(MOST_BLOCKS, `At most ${MOST_BLOCKS} blocks on a page.`),
  })

/** A page of the storefront: its blocks from top to bottom. A hidden page has no address. */
export const SitePage = pageShape(AnyBlock, publishedLeaves)
export type SitePage = z.infer<typeof SitePage>
const DraftPage = pageShape(DraftBlock, draftLeaves)

/** A page that the agency added. */
const ownShape = (Page: typeof SitePage) => Page.extend({ id: OwnPageId, isInMenu: z.boolean().default(true) })
export type OwnPage = z.infer<ReturnType<typeof ownShape>>

/** An entry of the menu and the pages under it. */
export const MenuEntry = z.object({
  page: AnyPageId,
  under: z
    .array(AnyPageId)
    .max(pageIds.length + MOST_OWN_PAGES)
    .default([]),
})
export type MenuEntry = z.infer<typeof MenuEntry>

export const ExternalLink = z.object({
  title: Words.trim().min(1, 'Write what the link is called.').max(60, 'At most 60 characters.'),
  urlLink: Link,
  includesFooter: z.boolean().default(true),
})

const siteShape = (Page: typeof SitePage) =>
  z.object({
    settings: SiteSettings,
    pages: z
      .array(Page.extend({ id: z.enum(pageIds) }))
      .max(pageIds.length)
      .refine((pages) => pages.map(({ id }) => id).join() === pageIds.join(), 'A site has every page once, in order.'),
    ownPages: z
      .array(ownShape(Page))
      .max(MOST_OWN_PAGES, `At most ${MOST_OWN_PAGES} pages of your own.`)
      .refine((pages) => new Set(pages.map(({ id }) => id)).size === pages.length, 'Every page has an address of its own.')
      .default([]),
    /** The order and nesting of the menu. Pages that it does not name follow in the order of the site. */
    menu: z
      .array(MenuEntry)
      .max(pageIds.length + MOST_OWN_PAGES)
      .default([]),
    externalLinks: z.array(ExternalLink).max(12, 'At most 12 links.').default([]),
  })

/** A storefront: the specification's CRM content, template settings and pages, as one document with drafts and published versions. */
export const Site = siteShape(SitePage)
export type Site = z.infer<typeof Site>

/** A site as a draft: texts that are invalid for visitors are stored as typed. `faultsOf` lists them. */
export const DraftSite = siteShape(DraftPage)

/** The fixed pages, then those that the agency added. */
export const allPages = (site: Site): SitePage[] => [...site.pages, ...site.ownPages]

export function pageOf(site: Site, id: string): SitePage {
  const page = allPages(site).find((one) => one.id === id)
  if (!page) throw new AppError('site.unknown-page', { page: id })
  return page
}

/** The page at an address, if it is visible. The home page is always visible. */
export function pageAt(site: Site, path: string): SitePage | null {
  const page = allPages(site).find(({ id }) => pathOf(id) === path)
  return page && isReachable(site, page.id) ? page : null
}

/** Whether a page is visible to visitors; a link may name a removed one. */
export const isReachable = (site: Site, id: PageName): boolean =>
  id === 'home' || allPages(site).some((page) => page.id === id && page.isVisible)

/** The same site with another content of one page. */
export function withPage(site: Site, id: string, change: (page: SitePage) => SitePage): Site {
  const { id: _, ...changed } = change(pageOf(site, id))
  return {
    ...site,
    pages: site.pages.map((page) => (page.id === id ? { ...page, ...changed } : page)),
    ownPages: site.ownPages.map((page) => (page.id === id ? { ...page, ...changed } : page)),
  }
}

const PageFacts = SitePage.omit({ id: true, blocks: true }).partial({ title: true })
export type PageFacts = Omit<SitePage, 'id' | 'blocks'>

/** Retitles, hides or shows a page. Its id must exist, and the values must be valid; its blocks are unchanged. */
export const changePage = (site: Site, id: string, change: Partial<PageFacts>): Site =>
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

/** Sets a new order of the sections of a page: the same ids, each once. */
export const orderSections = (site: Site, pageId: string, ids: readonly string[]): Site =>
  withPage(site, pageId, (page) => {
    const blocks = ids.map((id) => page.blocks.find((block) => block.id === id))
    const found = blocks.filter((block) => block !== undefined)
    const stranger = ids.find((id, at) => !blocks[at] || ids.indexOf(id) !== at)
    if (stranger !== undefined || found.length !== page.blocks.length)
      throw new AppError('site.unknown-section', { section: stranger ?? 'one that is missing' })
    return { ...page, blocks: found }
  })

/** Changes settings; layout numbers of pages change the layouts of their sections. */
export function changeSiteSettings(site: Site, change: Record<string, unknown>): Site {
  const settings = changeSettings(site.settings, change)
  const pages = 'pageLayouts' in change ? layOut(site.pages, settings.pageLayouts) : site.pages
  return withLayoutNumbers({ ...site, settings, pages })
}
