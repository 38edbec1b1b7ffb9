import { createContext, useContext } from 'react'
import type { ShopSite } from '#contract/shop.ts'
import type { AnyBlock } from '#domain/site/blocks.ts'
import type { AnyPageId } from '#domain/site/pages.ts'
import type { ShopFacts } from '../../site/shop/shop-facts.ts'

/** What the canvas shows around and inside the blocks. */
export interface CanvasFacts {
  shop: Pick<ShopSite, 'site' | 'agency'>
  facts: ShopFacts
  /** The edited page and its public address. */
  page: AnyPageId
  path: string
  /** The address of the storefront. */
  address: string
  /** A section of each kind with sample content, as the gallery shows and adds it. */
  samples: readonly AnyBlock[]
}

const Context = createContext<CanvasFacts | null>(null)

export const CanvasProvider = Context.Provider

export function useCanvas(): CanvasFacts {
  const canvas = useContext(Context)
  if (!canvas) throw new Error('a block is drawn outside of the canvas')
  return canvas
}
