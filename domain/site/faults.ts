import { blockKinds } from './block-kinds.ts'
import { type PageId, pageFacts } from './pages.ts'
import { Site } from './site.ts'

/** A text of a draft that visitors cannot be given as it is. */
export interface Fault {
  page: PageId | null
  /** The id of its block; null where it belongs to the page itself. */
  block: string | null
  /** Where it stands in its block or page: `['items', 2, 'link']`. */
  field: (string | number)[]
  /** "Home, Call to action" */
  where: string
  /** What is wrong and what to write instead. */
  says: string
}

type Path = readonly PropertyKey[]

const isStep = (step: PropertyKey): step is string | number => typeof step !== 'symbol'

function faultAt(site: Site, path: Path, says: string): Fault {
  const [part, pageAt, blocks, blockAt, ...rest] = path
  const page = part === 'pages' && typeof pageAt === 'number' ? site.pages[pageAt] : undefined
  if (!page) return { page: null, block: null, field: path.filter(isStep), where: 'Website', says }
  const pageName = page.title.trim() || pageFacts[page.id].title
  const block = blocks === 'blocks' && typeof blockAt === 'number' ? page.blocks[blockAt] : undefined
  if (!block) return { page: page.id, block: null, field: path.slice(2).filter(isStep), where: pageName, says }
  // On the canvas and in its form a block's content stands beside what all blocks have.
  const field = (rest[0] === 'content' ? rest.slice(1) : rest).filter(isStep)
  const blockName = block.title.trim() || blockKinds[block.kind].label
  return { page: page.id, block: block.id, field, where: `${pageName}, ${blockName}`, says }
}

/** What stands against publishing a draft, from the first page to the last. */
export const faultsOf = (draft: Site): Fault[] =>
  (Site.safeParse(draft).error?.issues ?? []).map(({ path, message }) => faultAt(draft, path, message))

/** A copy in which the value at a path is another one. */
function replaceAt(value: unknown, [step, ...rest]: Path, put: unknown): unknown {
  if (step === undefined) return put
  if (Array.isArray(value)) return value.map((item, at) => (at === step ? replaceAt(item, rest, put) : item))
  return { ...Object(value), [step]: replaceAt(Object(value)[step], rest, put) }
}

/** A draft as it may be shown: a text that visitors cannot be given is left out, a page without a title has its usual one. */
export function withoutFaults(draft: Site): Site {
  const judged = Site.safeParse(draft)
  if (judged.success) return judged.data
  const cleared = judged.error.issues.reduce<unknown>((site, { path }) => {
    const isPageTitle = path.length === 3 && path[2] === 'title'
    const page = isPageTitle && typeof path[1] === 'number' ? draft.pages[path[1]] : undefined
    return replaceAt(site, path, page ? pageFacts[page.id].title : '')
  }, draft)
  return Site.parse(cleared)
}
