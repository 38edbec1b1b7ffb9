import type { ReactNode } from 'react'
import type { AnyBlock } from '#domain/site/blocks.ts'
import { drawBlock } from '../blocks/registry.ts'
import type { ShopFacts } from './shop/shop-facts.ts'

/** The visible blocks among some, in order. The first one starts the page: its heading is the h1. */
export function drawBlocks(blocks: readonly AnyBlock[], facts: ShopFacts): { id: string; drawn: ReactNode }[] {
  const shown: { id: string; drawn: ReactNode }[] = []
  for (const block of blocks) {
    if (!block.isVisible) continue
    const drawn = drawBlock({ block, facts, isFirst: shown.length === 0 })
    if (drawn !== null) shown.push({ id: block.id, drawn })
  }
  return shown
}
