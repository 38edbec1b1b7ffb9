import type { ReactNode } from 'react'
import css from './summary-list.module.css'

export type SummaryRow = {
  label: ReactNode
  value: ReactNode
  /** A quiet second line under the label: which rule made this price. */
  note?: ReactNode
  /** `total` ends the list in bold, `quiet` is less prominent. */
  tone?: 'total' | 'quiet'
}

/** Labels at the left, values at the right: price lines, facts of an order. */
export function SummaryList({ rows }: { rows: SummaryRow[] }) {
  return (
    <dl className={css.list}>
      {rows.map((row, at) => (
        <div key={at} className={css.row} data-tone={row.tone}>
          <dt>
            {row.label}
            {row.note && <span className={css.note}>{row.note}</span>}
          </dt>
          <dd>{row.value}</dd>
        </div>
      ))}
    </dl>
  )
}
