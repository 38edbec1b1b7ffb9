import { blockKinds } from './block-kinds.ts'
import type { AnyBlock } from './blocks.ts'
import type { AnyPageId } from './pages.ts'
import { allPages, type Site, type SitePage } from './site.ts'

/** A changed value with its path: `items.2.question`. A missing value is empty. */
export interface ValueChange {
  path: string
  before: string
  after: string
}

export interface SectionChange {
  id: string
  /** Its heading, or the label of its kind. */
  name: string
  change: 'added' | 'removed' | 'changed' | 'moved'
  values: ValueChange[]
}

export interface PageChange {
  page: AnyPageId
  title: string
  change: 'added' | 'removed' | 'changed'
  values: ValueChange[]
  sections: SectionChange[]
}

export interface SiteChanges {
  settings: ValueChange[]
  /** Whether the order of the menu or a link to another site differs. */
  hasOtherMenu: boolean
  pages: PageChange[]
}

/** Every value of a document by its path. */
function valuesOf(value: unknown, path = ''): [path: string, text: string][] {
  if (typeof value !== 'object' || value === null) return [[path, value === null || value === undefined ? '' : String(value)]]
  return Object.entries(value).flatMap(([name, inner]) => valuesOf(inner, path ? `${path}.${name}` : name))
}

function valueChanges(before: object, after: object): ValueChange[] {
  const [old, now] = [new Map(valuesOf(before)), new Map(valuesOf(after))]
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((path) => ({ path, before: old.get(path) ?? '', after: now.get(path) ?? '' }))
    .filter((change) => change.before !== change.after)
}

const nameOf = ({ title, kind }: AnyBlock): string => title.trim() || blockKinds[kind].label
/** The values of a section in its form: its content together with the fields of all sections. */
const formOf = ({ title, layout, isVisible, content }: AnyBlock) => ({ title, layout, isVisible, ...content })

/** The longest common subsequence of both lists: other items were moved. */
function inSameOrder(before: readonly string[], after: readonly string[]): Set<string> {
  // Each entry is the longest subsequence that ends at that position.
  const chains: string[][] = []
  for (const [at, id] of after.entries()) {
    const turn = before.indexOf(id)
    const best = chains
      .filter((chain) => before.indexOf(chain.at(-1) ?? '') < turn)
      .reduce<string[]>((longest, chain) => (chain.length > longest.length ? chain : longest), [])
    chains[at] = [...best, id]
  }
  return new Set(chains.reduce<string[]>((longest, chain) => (chain.length > longest.length ? chain : longest), []))
}

function sectionChanges(before: readonly AnyBlock[], after: readonly AnyBlock[]): SectionChange[] {
  const [old, now] = [new Map(before.map((block) => [block.id, block])), new Map(after.map((block) => [block.id, block]))]
  const unmoved = inSameOrder(
    before.flatMap(({ id }) => (now.has(id) ? [id] : [])),
    after.flatMap(({ id }) => (old.has(id) ? [id] : [])),
  )
  const found = after.flatMap((block): SectionChange[] => {
    const past = old.get(block.id)
    const section = { id: block.id, name: nameOf(block) }
    if (!past) return [{ ...section, change: 'added', values: [] }]
    const values = valueChanges(formOf(past), formOf(block))
    if (values.length > 0) return [{ ...section, change: 'changed', values }]
    return unmoved.has(block.id) ? [] : [{ ...section, change: 'moved', values: [] }]
  })
  const removed = before.filter(({ id }) => !now.has(id))
  return [
    ...found,
    ...removed.map((block): SectionChange => ({ id: block.id, name: nameOf(block), change: 'removed', values: [] })),
  ]
}

const factsOf = ({ title, searchTitle, description, sharePicture, isVisible }: SitePage) => ({
  title,
  searchTitle,
  description,
  sharePicture,
  isVisible,
})

/** The changes that publishing a draft makes for visitors; everything if nothing was published. */
export function changesOf(before: Site | null, after: Site): SiteChanges {
  const past = new Map((before ? allPages(before) : []).map((page) => [page.id, page]))
  const now = allPages(after)
  const pages = now.flatMap((page): PageChange[] => {
    const old = past.get(page.id)
    const named = { page: page.id, title: page.title }
    if (!old) return [{ ...named, change: 'added', values: [], sections: [] }]
    const values = valueChanges(factsOf(old), factsOf(page))
    const sections = sectionChanges(old.blocks, page.blocks)
    return values.length + sections.length === 0 ? [] : [{ ...named, change: 'changed', values, sections }]
  })
  const removed = [...past.values()].filter(({ id }) => !now.some((page) => page.id === id))
  return {
    settings: before ? valueChanges(before.settings, after.settings).filter(({ path }) => !path.startsWith('pageLayouts')) : [],
    hasOtherMenu:
      before !== null &&
      JSON.stringify([before.menu, before.externalLinks]) !== JSON.stringify([after.menu, after.externalLinks]),
    pages: [
      ...pages,
      ...removed.map(({ id, title }): PageChange => ({ page: id, title, change: 'removed', values: [], sections: [] })),
    ],
  }
}
