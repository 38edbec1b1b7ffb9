import type { ReactNode } from 'react'
import type { LocalDate } from '#domain/dates.ts'
import { FormError } from '../kit/form/form-error.tsx'
import { Page } from '../kit/page.tsx'
import { useIsPast } from '../kit/use-is-past.ts'
import { PaymentFeeNote } from '../products/payment-fee-note.tsx'
import { ExpiredNote } from '../results/expired.tsx'
import { ShareMenu } from '../results/share-menu.tsx'
import { useIsShop, useWaysToPay } from '../session.ts'
import { CompareHeader } from './compare-header.tsx'
import type { CompareRow } from './compare-rows.ts'
import css from './compare-table.module.css'
import { CompareTable } from './compare-table.tsx'

type Props = {
  title: string
  /** The search in words, and details that paper has no room for. */
  of: string
  more: string
  back: string
  today: LocalDate
  /** What the prices depend on. */
  note: string
  expiresAt: string
  searchAgain: string
  currency: string
  /** The accessible name of the table. */
  label: string
  heads: readonly { key: string; head: ReactNode }[]
  rows: readonly CompareRow[]
  order: readonly string[]
  /** The answer to what was added. */
  outcome: object | null | undefined
  /** How many of the address are no longer among the results. */
  gone: number
}

/** The comparison of results of one search. */
export function ComparePage({ expiresAt, searchAgain, currency, label, heads, rows, order, outcome, gone, ...header }: Props) {
  const ways = useWaysToPay()
  const isShop = useIsShop()
  const isPast = useIsPast(expiresAt)
  return (
    <Page width="wide">
      {isPast && <ExpiredNote searchAgain={searchAgain} />}
      <FormError outcome={outcome} />
      <CompareHeader {...header}>{!isShop && <ShareMenu />}</CompareHeader>
      <PaymentFeeNote ways={ways} currency={currency} />
      <CompareTable label={label} heads={heads} rows={rows} order={order} />
      {gone > 0 && (
        <p className={css.hint} role="status">
          {gone === 1 ? 'One of them is' : `${gone} of them are`} no longer among the results of this search.
        </p>
      )}
      {heads.length === 1 && (
        <p className={css.hint} data-no-print>
          Tick another one in the results to see both side by side.
        </p>
      )}
    </Page>
  )
}
