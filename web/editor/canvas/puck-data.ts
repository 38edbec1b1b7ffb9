import type { ComponentData, Data, DefaultComponents } from '@puckeditor/core'
import { z } from 'zod'
import { isBlockKind } from '#domain/site/block-kinds.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import type { PageFacts, SitePage } from '#domain/site/site.ts'

/** What every block has beside its content. No content has a field of one of these names. */
export const commonNames = ['id', 'title', 'layout', 'isVisible'] as const

/** Work in progress: only its kind is looked at here, all of it when the site is kept. */
const Drawn = z.custom<AnyBlock>((block) => z.looseObject({ kind: z.string().refine(isBlockKind) }).safeParse(block).success)
const Root = z
  .object({
    title: z.string(),
    searchTitle: z.string(),
    description: z.string(),
    sharePicture: z.string(),
    isVisible: z.boolean(),
  })
  .partial()

/** A block as the canvas holds it: its content stands beside what all blocks have, so that each is one field. */
export function propsOf({ id, title, layout, isVisible, content }: AnyBlock) {
  return { id, title, layout, isVisible, ...content }
}

/** A block of the canvas as a site holds it; null for a kind that does not exist. */
export function blockOf({ type, props }: ComponentData): AnyBlock | null {
  const { id, title, layout, isVisible, ...content } = props
  return Drawn.safeParse({ id, kind: type, title, layout, isVisible, content }).data ?? null
}

type PageData = Data<DefaultComponents, PageFacts>

/** A page as the canvas holds it. Nothing of it is stored. */
export function toPuck({ title, searchTitle, description, sharePicture, isVisible, blocks }: SitePage): PageData {
  return {
    root: { props: { title, searchTitle, description, sharePicture, isVisible } },
    content: blocks.map((block) => ({ type: block.kind, props: propsOf(block) })),
  }
}

/** What the canvas holds of the page itself. */
export const pageFactsOf = (props: unknown) => Root.parse(props ?? {})

/** The page that the canvas shows. What the canvas does not know of a page stays as it was. */
export function fromPuck(data: Data, page: SitePage): SitePage {
  const blocks = data.content.map(blockOf).filter((block) => block !== null)
  return { ...page, ...pageFactsOf(data.root.props), blocks }
}
