import { Fragment } from 'react'
import type { AnyBlock } from '#domain/site/blocks.ts'
import { drawBlocks } from './blocks.tsx'
import { EmptyPage } from './empty-page.tsx'
import type { ShopFacts } from './shop-facts.ts'

/** The blocks of a page. One that holds nothing yet still has its heading and a way on. */
export function PageBlocks({ title, blocks, facts }: { title: string; blocks: readonly AnyBlock[]; facts: ShopFacts }) {
  const shown = drawBlocks(blocks, facts)
  if (shown.length === 0)
    return (
      <EmptyPage title={title} text={`${facts.agency.name} is still writing this page.`} to={facts.contactPath} action="Ask us" />
    )
  return shown.map(({ id, drawn }) => <Fragment key={id}>{drawn}</Fragment>)
}
