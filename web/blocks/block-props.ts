import type { BlockKind } from '#domain/site/block-kinds.ts'
import type { Block } from '#domain/site/blocks.ts'
import type { ShopFacts } from '../site/shop/shop-facts.ts'

/** A block's component is a pure function of these: no hooks and no router, for the editor draws it too. */
export interface BlockProps<K extends BlockKind> {
  block: Block<K>
  facts: ShopFacts
  /** Whether the page begins with it: its heading is the page's, its picture is fetched first. */
  isFirst?: boolean
}
