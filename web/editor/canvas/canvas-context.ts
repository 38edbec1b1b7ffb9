import { createContext, useContext } from 'react'
import type { ShopSite } from '#contract/shop.ts'
import type { ShopFacts } from '../../site/shop/shop-facts.ts'

/** What the canvas shows around and inside of the blocks. */
export interface CanvasFacts {
  shop: Pick<ShopSite, 'site' | 'agency'>
  facts: ShopFacts
  /** The address of the page that is edited. */
  path: string
}

const Context = createContext<CanvasFacts | null>(null)

export const CanvasProvider = Context.Provider

export function useCanvas(): CanvasFacts {
  const canvas = useContext(Context)
  if (!canvas) throw new Error('a block is drawn outside of the canvas')
  return canvas
}
