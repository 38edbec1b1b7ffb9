import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { PaymentFeeNote } from '../../../products/payment-fee-note.tsx'
import type { AppliedFilter } from '../../../results/applied-filters.ts'
import chips from '../../../results/filter-chips.module.css'
import button from '../flights/buttons.module.css'
import notes from '../flights/notes.module.css'
import type { ShopAround } from '../flights/read-shop.ts'
import form from './filter-form.module.css'
import css from './found-frame.module.css'

type Props = {
  around: ShopAround
  currency: string
  /** The form of all filters. */
  filters: ReactNode
  /** The ways to sort. */
  sorts: ReactNode
  /** `12 of 40 flights`. */
  count: string
  applied: readonly AppliedFilter[]
  /** The results without one filter. */
  without: (filter: AppliedFilter) => string
  /** The results without any. */
  clearTo: string
  /** What to say where nothing passes the filters; null where something does. */
  none: { title: string; actions?: ReactNode } | null
  /** The results, each a list item. */
  cards: ReactNode
  /** Where more results are shown; null where all are. */
  more: { to: string; label: string } | null
}

/** Results of any product as plain HTML: filters beside the list, which says how many pass. The script of flights swaps what `data-swap` leads to. */
export function FoundFrame({ around, currency, filters, sorts, count, applied, without, clearTo, none, cards, more }: Props) {
  return (
    <div className={css.columns}>
      <aside className={form.rail} id="filters" aria-label="Filters">
        {filters}
      </aside>
      <div className={css.list} data-part="list">
        {sorts}
        <PaymentFeeNote ways={around.waysToPay} currency={currency} />
        <div className={css.bar}>
          <p className={css.count} data-count-words>
            {count}
          </p>
          <a className={`${button.secondary} ${css.opener}`} href="#filters">
            <IconAdjustmentsHorizontal size={18} stroke={1.5} aria-hidden="true" />
            Filters{applied.length > 0 ? ` (${applied.length})` : ''}
          </a>
          <AppliedChips applied={applied} without={without} clearTo={clearTo} />
        </div>
        {none && (
          <div className={notes.state}>
            <h2>{none.title}</h2>
            <p>Take one away, or clear them all.</p>
            <p className={notes.doors}>
              <a className={button.primary} href={clearTo} data-swap>
                Clear all filters
              </a>
              {none.actions}
            </p>
          </div>
        )}
        <ul className={css.cards}>{cards}</ul>
        {more && (
          <p className={css.more}>
            <a className={button.secondary} href={more.to} data-swap="stay">
              {more.label}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}

type AppliedChipsProps = {
  applied: readonly AppliedFilter[]
  /** The results without one of them. */
  without: (filter: AppliedFilter) => string
  clearTo: string
}

/** The filters in force, each a link that lifts it. */
function AppliedChips({ applied, without, clearTo }: AppliedChipsProps) {
  if (applied.length === 0) return null
  return (
    <ul className={chips.chips} aria-label="Filters in force">
      {applied.map((filter) => (
        <li key={filter.key}>
          <a className={chips.chip} href={without(filter)} data-swap aria-label={`Remove: ${filter.label}`}>
            {filter.label} <IconX size={14} stroke={1.75} aria-hidden="true" />
          </a>
        </li>
      ))}
      <li>
        <a className={chips.clear} href={clearTo} data-swap>
          Clear all
        </a>
      </li>
    </ul>
  )
}
