import type { ComponentData, Data } from '@puckeditor/core'
import { type AnyBlock, isBlockKind } from '#domain/site/blocks.ts'
import type { SitePage } from '#domain/site/site.ts'

/** What every block has beside its content. No content has a field of one of these names. */
export const commonNames = ['id', 'title', 'layout', 'isVisible'] as const

/** A block as the canvas holds it: its content stands beside what all blocks have, so that each is one field. */
export function propsOf({ id, title, layout, isVisible, content }: AnyBlock) {
  return { id, title, layout, isVisible, ...content }
}

/** A block of the canvas as a site holds it; null for a kind that does not exist. */
export function blockOf({ type, props }: ComponentData): AnyBlock | null {
  if (!isBlockKind(type)) return null
  const { id, title, layout, isVisible, ...content } = props
  return { id, kind: type, title, layout, isVisible, content }
}

/** A page as the canvas holds it. Nothing of it is stored. */
export function toPuck({ title, description, isVisible, blocks }: SitePage): Data {
  return {
    root: { props: { title, description, isVisible } },
    content: blocks.map((block) => ({ type: block.kind, props: propsOf(block) })),
  }
}

/** The page that the canvas shows. What the canvas does not know of a page stays as it was. */
export function fromPuck(data: Data, page: SitePage): SitePage {
  const root: Partial<SitePage> = data.root.props ?? {}
  const { title = page.title, description = page.description, isVisible = page.isVisible } = root
  const blocks = data.content.map(blockOf).filter((block) => block !== null)
  return { ...page, title, description, isVisible, blocks }
}
