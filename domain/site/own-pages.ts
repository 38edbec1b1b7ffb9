import { AppError } from '../errors.ts'
import type { BlockKind } from './block-kinds.ts'
import { type AnyBlock, newBlock } from './blocks.ts'
import { ownPageId } from './own-page-id.ts'
import { isPageId, type OwnPageId } from './pages.ts'
import { choose } from './settings.ts'
import { type MenuEntry, MOST_OWN_PAGES, type OwnPage, type Site } from './site.ts'

/** The sections of a new page. */
export const pageStarts = {
  text: { label: 'Text in sections', kinds: ['document'] },
  landing: { label: 'Picture, facts and a call to action', kinds: ['hero', 'quickInfo', 'story', 'cta'] },
  questions: { label: 'Questions and answers', kinds: ['faq', 'cta'] },
  empty: { label: 'Nothing', kinds: [] },
} as const satisfies Record<string, { label: string; kinds: readonly BlockKind[] }>
export type PageStart = keyof typeof pageStarts
export const pageStartNames = Object.keys(pageStarts) as [PageStart, ...PageStart[]]

/** The id of a new page with that title: a taken one gets a number. A title without characters for addresses becomes `page`. */
export function freePageId({ ownPages }: Site, title: string): OwnPageId {
  const id = ownPageId(title) ?? 'own-page'
  const taken = new Set(ownPages.map((page) => page.id))
  if (!taken.has(id)) return id
  const numbers = Array.from({ length: MOST_OWN_PAGES }, (_, at): OwnPageId => `${id}-${at + 2}`)
  return numbers.find((one) => !taken.has(one)) ?? `${id}-${ownPages.length + 2}`
}

interface NewPage {
  title: string
  start: PageStart
  /** The sections of each kind of new page. */
  sample: (kind: BlockKind, id: string) => AnyBlock
}

/** Adds a page, hidden at first. */
export function addPage(site: Site, { title, start, sample }: NewPage): { site: Site; id: OwnPageId } {
  const id = freePageId(site, title)
  const blocks = pageStarts[start].kinds.map((kind, at) => {
    const block = sample(kind, `${kind}-${at + 1}`)
    return at === 0 ? { ...block, title } : block
  })
  const page: OwnPage = {
    id,
    title,
    searchTitle: '',
    description: '',
    sharePicture: '',
    isVisible: false,
    isInMenu: true,
    blocks: blocks.length > 0 ? blocks : [newBlock('hero', 'hero-1', { title, layout: 'plain' })],
  }
  return { site: { ...site, ownPages: [...site.ownPages, page] }, id }
}

/** Removes a page that the agency added, from the menu too. Throws site.unknown-page for any other. */
export function removePage(site: Site, id: string): Site {
  if (!site.ownPages.some((page) => page.id === id)) throw new AppError('site.unknown-page', { page: id })
  return { ...site, ownPages: site.ownPages.filter((page) => page.id !== id), menu: withoutPage(site.menu, id) }
}

const withoutPage = (menu: readonly MenuEntry[], id: string): MenuEntry[] =>
  menu.flatMap((entry): MenuEntry[] =>
    entry.page === id
      ? entry.under.map((page) => ({ page, under: [] }))
      : [{ ...entry, under: entry.under.filter((page) => page !== id) }],
  )

/** Adds a page to the menu or removes it: one of the specification's by the selected pages, the agency's own by its own field. */
export const putInMenu = (site: Site, id: string, isInMenu: boolean): Site =>
  isPageId(id)
    ? { ...site, settings: choose(site.settings, { setting: 'selectedPages', item: id, isChosen: isInMenu }) }
    : { ...site, ownPages: site.ownPages.map((page) => (page.id === id ? { ...page, isInMenu } : page)) }
