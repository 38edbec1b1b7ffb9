import { blockKinds } from './block-kinds.ts'
import { type AnyPageId, isPageId, pageFacts } from './pages.ts'
import { Site, type SitePage } from './site.ts'

/** A text of a draft that cannot be shown to visitors. */
export interface Fault {
  page: AnyPageId | null
  /** The id of its block; null for a text of the page itself. */
  block: string | null
  /** Its path in its block or page: `['items', 2, 'link']`. */
  field: (string | number)[]
  /** "Home, Call to action" */
  where: string
  /** What is wrong and what to write instead. */
  says: string
}

type Path = readonly PropertyKey[]

/** The page that a path leads into. */
const pageAtPath = (site: Site, [part, at]: Path): SitePage | undefined =>
  (part === 'pages' || part === 'ownPages') && typeof at === 'number' ? site[part][at] : undefined

/** The title of a page that has none. */
const defaultTitle = ({ id }: SitePage): string => (isPageId(id) ? pageFacts[id].title : 'Page')

const isStep = (step: PropertyKey): step is string | number => typeof step !== 'symbol'

function faultAt(site: Site, path: Path, says: string): Fault {
  const [, , blocks, blockAt, ...rest] = path
  const page = pageAtPath(site, path)
  if (!page) return { page: null, block: null, field: path.filter(isStep), where: 'Website', says }
  const pageName = page.title.trim() || defaultTitle(page)
  const block = blocks === 'blocks' && typeof blockAt === 'number' ? page.blocks[blockAt] : undefined
  if (!block) return { page: page.id, block: null, field: path.slice(2).filter(isStep), where: pageName, says }
  // On the canvas and in its form a block's content is next to the fields of all blocks.
  const field = (rest[0] === 'content' ? rest.slice(1) : rest).filter(isStep)
  const blockName = block.title.trim() || blockKinds[block.kind].label
  return { page: page.id, block: block.id, field, where: `${pageName}, ${blockName}`, says }
}

/** What prevents publishing a draft, from the first page to the last. */
export const faultsOf = (draft: Site): Fault[] =>
  (Site.safeParse(draft).error?.issues ?? []).map(({ path, message }) => faultAt(draft, path, message))

/** A copy with another value at a path. */
function replaceAt(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? replaceAt(item, rest, put) : item))
  return { ...Object(value), [step]: replaceAt(Object(value)[step], rest, put) }
}

/** A draft as visitors may see it: invalid texts are omitted, a page without a title has its default title. */
export function withoutFaults(draft: Site): Site {
  const judged = Site.safeParse(draft)
  if (judged.success) return judged.data
  const cleared = judged.error.issues.reduce<unknown>((site, { path }) => {
    const isPageTitle = path.length === 3 && path[2] === 'title'
    const page = isPageTitle ? pageAtPath(draft, path) : undefined
    return replaceAt(site, path, page ? defaultTitle(page) : '')
  }, draft)
  return Site.parse(cleared)
}
