import type { ComponentData, Data, DefaultComponents } from '@puckeditor/core'
import { z } from 'zod'
import { isBlockKind } from '#domain/site/block-kinds.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import type { PageFacts, SitePage } from '#domain/site/site.ts'

/** Props of every block besides its content. No content has a field with one of these names. */
export const commonNames = ['id', 'title', 'layout', 'isVisible'] as const

/** An unfinished draft: only the kind is checked here; the whole site is validated when it is saved. */
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

/** A block as Puck stores it: content and common props at one level, so that each is a field. */
export function propsOf({ id, title, layout, isVisible, content }: AnyBlock) {
  return { id, title, layout, isVisible, ...content }
}

/** A Puck block as a block of the site; null for a kind that does not exist. */
export function blockOf({ type, props }: ComponentData): AnyBlock | null {
  const { id, title, layout, isVisible, ...content } = props
  return Drawn.safeParse({ id, kind: type, title, layout, isVisible, content }).data ?? null
}

type PageData = Data<DefaultComponents, PageFacts>

/** A page as Puck's data. It is never stored. */
export function toPuck({ title, searchTitle, description, sharePicture, isVisible, blocks }: SitePage): PageData {
  return {
    root: { props: { title, searchTitle, description, sharePicture, isVisible } },
    content: blocks.map((block) => ({ type: block.kind, props: propsOf(block) })),
  }
}

/** Puck's root props of a page. */
export const pageFactsOf = (props: unknown) => Root.parse(props ?? {})

/** Puck's data as a page. Properties of the page that Puck does not have are unchanged. */
export function fromPuck(data: Data, page: SitePage): SitePage {
  const blocks = data.content.map(blockOf).filter((block) => block !== null)
  return { ...page, ...pageFactsOf(data.root.props), blocks }
}
