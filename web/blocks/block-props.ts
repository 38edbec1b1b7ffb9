import type { BlockKind } from '#domain/site/block-kinds.ts'
import type { Block } from '#domain/site/blocks.ts'
import type { ShopFacts } from '../site/shop/shop-facts.ts'

/** The props of a block's component. It is a pure function of them, without hooks and router, because the editor renders it too. */
export interface BlockProps<K extends BlockKind> {
  block: Block<K>
  facts: ShopFacts
  /** Whether it is the first block of the page: its heading is the h1, and its picture is loaded with priority. */
  isFirst?: boolean
}
