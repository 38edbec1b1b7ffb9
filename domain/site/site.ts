import { z } from 'zod'
import { AppError } from '../errors.ts'
import { Words } from '../words.ts'
import { AnyBlock } from './blocks.ts'
import { line } from './fields.ts'
import { Link } from './links.ts'
import { type PageId, pageFacts, pageIds } from './pages.ts'
import { changeSettings, SiteSettings } from './settings.ts'

const MOST_BLOCKS = 40

/** A page of the storefront: its blocks from top to bottom. A hidden page has no address. */
export const SitePage = z.object({
  id: z.enum(pageIds),
  title: Words.trim().min(1, 'A page needs a title.').max(60, 'At most 60 letters.'),
  /** For search engines and shared links; without one the first words of the page are used. */
  description: line(200),
  isVisible: z.boolean().default(true),
  blocks: z.array(AnyBlock).max(MOST_BLOCKS, `At most ${MOST_BLOCKS} blocks on a page.`),
})
export type SitePage = z.infer<typeof SitePage>

export const ExternalLink = z.object({
  title: Words.trim().min(1, 'Write what the link is called.').max(60, 'At most 60 letters.'),
  urlLink: Link,
  includesFooter: z.boolean().default(true),
})

/** A whole storefront: the specification's CRM content, template settings and pages, as one document that is drafted and published as one. */
export const Site = z.object({
  settings: SiteSettings,
  pages: z
    .array(SitePage)
    .max(pageIds.length)
    .refine((pages) => pages.map(({ id }) => id).join() === pageIds.join(), 'A site has every page once, in order.'),
  externalLinks: z.array(ExternalLink).max(12, 'At most 12 links.').default([]),
})
export type Site = z.infer<typeof Site>

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

/** Retitles a page or takes it in and out of the site. Its id must exist. */
export const changePage = (
  site: Site,
  id: string,
  change: Partial<Pick<SitePage, 'title' | 'description' | 'isVisible'>>,
): Site => withPage(site, id, (page) => SitePage.parse({ ...page, ...change }))

/** Shows, hides, retitles or lays out one section. Page and section must exist; title and layout are texts (specification section 5). */
export const changeSection = (
  site: Site,
  pageId: string,
  sectionId: string,
  change: { isVisible?: boolean; title?: string; layout?: string },
): Site =>
  withPage(site, pageId, (page) => {
    if (!page.blocks.some(({ id }) => id === sectionId)) throw new AppError('site.unknown-section', { section: sectionId })
    return SitePage.parse({
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

export const changeSiteSettings = (site: Site, change: Record<string, unknown>): Site => ({
  ...site,
  settings: changeSettings(site.settings, change),
})
