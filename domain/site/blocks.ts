import { z } from 'zod'
import { Words } from '../words.ts'
import { type BlockContent, type BlockKind, type BlockKinds, blockKinds, draftKinds } from './block-kinds.ts'
import { draftLeaves, type Leaves, publishedLeaves } from './leaves.ts'

/** A block of a page. `title` is its heading; hidden blocks keep their content. */
export interface Block<K extends BlockKind = BlockKind> {
  id: string
  kind: K
  isVisible: boolean
  title: string
  layout: string
  content: BlockContent<K>
}

const layoutOf = (kind: BlockKind): string => Object.keys(blockKinds[kind].layouts)[0] ?? ''
const hasLayout = (kind: BlockKind, layout: string): boolean => Object.hasOwn(blockKinds[kind].layouts, layout)

/** Blocks as stored and sent. A layout that the kind does not have is replaced with the kind's first. */
function blocksOf(kinds: BlockKinds, { line }: Leaves) {
  const shapeOf = <K extends BlockKind>(kind: K, content: BlockKinds[K]['content'] = kinds[kind].content) =>
    z.object({
      id: z.string().regex(/^[\w-]{1,64}$/),
      kind: z.literal(kind),
      isVisible: z.boolean().default(true),
      title: line(120),
      layout: Words.max(40)
        .default(layoutOf(kind))
        .transform((layout) => (hasLayout(kind, layout) ? layout : layoutOf(kind))),
      content,
    })
  return z.discriminatedUnion('kind', [
    shapeOf('hero'),
    shapeOf('services'),
    shapeOf('destinations'),
    shapeOf('flightDeals'),
    shapeOf('hotelDeals'),
    shapeOf('tourDeals'),
    shapeOf('topHotels'),
    shapeOf('topTours'),
    shapeOf('banner'),
    shapeOf('adGridBanner'),
    shapeOf('cta'),
    shapeOf('testimonials'),
    shapeOf('quickInfo'),
    shapeOf('video'),
    shapeOf('story'),
    shapeOf('values'),
    shapeOf('blog'),
    shapeOf('contact'),
    shapeOf('contactForm'),
    shapeOf('document'),
    shapeOf('faq'),
  ])
}

export const AnyBlock = blocksOf(blockKinds, publishedLeaves)
/** A block of a draft. */
export const DraftBlock: typeof AnyBlock = blocksOf(draftKinds, draftLeaves)
export type AnyBlock = z.infer<typeof AnyBlock>

/** A new empty block of a kind. */
export const newBlock = (
  kind: BlockKind,
  id: string,
  given: { title?: string; layout?: string; content?: object } = {},
): AnyBlock =>
  AnyBlock.parse({ id, kind, title: given.title ?? blockKinds[kind].label, layout: given.layout, content: given.content ?? {} })
