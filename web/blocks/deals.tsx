import type { ReactNode } from 'react'
import type { Money } from '#domain/money/money.ts'
import type { IconName } from '#domain/site/icons.ts'
import { SiteIcon } from '../site/icon.tsx'
import { Action } from './action.tsx'
import css from './deals.module.css'
import { PlaceLine } from './place-line.tsx'
import { Discount, Price } from './price.tsx'
import { Section } from './section.tsx'

/** The data of a deal that all three kinds of deals render. */
export interface DealLine {
  name: string
  /** Place or duration: one line under the name. */
  line: string
  icon: IconName
  /** The price that the agency typed. A deal that links to a search has none: its price is found by that search. */
  before: Money
  discount: number
  to: string
  action: string
  /** Deals of rooms: the place whose prices the page's script loads. */
  pricedPlace?: string
  /** Deals of flights: the route whose price the page's script loads, `LOS-LON`. */
  pricedRoute?: string
  /** Whether it links to a search, which provides its price. */
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
