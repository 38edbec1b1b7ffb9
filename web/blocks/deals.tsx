import type { ReactNode } from 'react'
import type { Money } from '#domain/money/money.ts'
import type { IconName } from '#domain/site/icons.ts'
import { SiteIcon } from '../site/icon.tsx'
import { Action } from './action.tsx'
import css from './deals.module.css'
import { PlaceLine } from './place-line.tsx'
import { Discount, Price } from './price.tsx'
import { Section } from './section.tsx'

/** A deal as all three kinds show it. */
export interface DealLine {
  name: string
  /** Where, or how long: one line under the name. */
  line: string
  icon: IconName
  /** As the agency typed it. A deal that leads to a search has none: its price is the one that is found. */
  before: Money
  discount: number
  to: string
  action: string
  /** Of a room: the place whose prices the page's script knows. */
  pricedPlace?: string
  /** Of a flight: the route whose price the page's script knows, `LOS-LON`. */
  pricedRoute?: string
  /** Whether it leads to a search, where its price is found. */
  isSearched?: boolean
}

type Props = {
  block: { id: string; kind: string; title: string; layout: string; content: { intro: string } }
  isFirst?: boolean
  deals: DealLine[]
  priceNote: string
}

/** Deals as cards or as a table. */
export function Deals({ block, isFirst, deals, priceNote }: Props) {
  if (deals.length === 0) return null
  const rows = deals.map((deal) => ({ ...deal, key: `${deal.name} ${deal.line} ${deal.before.amount}` }))
  const PartHeading = isFirst ? 'h2' : 'h3'
  return (
    <Section block={block} intro={block.content.intro} isFirst={isFirst} body={block.layout === 'table' ? 'beside' : 'below'}>
      <ul className={block.layout === 'table' ? css.table : css.cards}>
        {rows.map((deal) => (
          <li key={deal.key} className={block.layout === 'table' ? css.row : css.card}>
            <span className={css.icon}>
              <SiteIcon name={deal.icon} />
            </span>
            <div className={css.words}>
              <PartHeading>{deal.name}</PartHeading>
              <PlaceLine text={deal.line} className={css.line} pricedPlace={deal.pricedPlace} />
            </div>
            <DealPrice deal={deal} note={priceNote} />
            <span className={css.action}>
              <Action to={deal.to} isQuiet>
                {deal.action}
              </Action>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}

function DealPrice({ deal, note }: { deal: DealLine; note: string }): ReactNode {
  if (deal.pricedRoute) return <p className={css.ask} data-fare-of={deal.pricedRoute} />
  if (deal.isSearched) return null
  if (deal.before.amount <= 0) return <p className={css.ask}>Price on request</p>
  return (
    <div className={css.price}>
      <Discount value={deal.discount} />
      <Price before={deal.before} discount={deal.discount} />
      <p className={css.note}>{note}</p>
    </div>
  )
}
