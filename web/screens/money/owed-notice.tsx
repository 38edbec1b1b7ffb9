import { IconAlertTriangle } from '@tabler/icons-react'
import { formatMoney, type Money } from '#domain/money.ts'
import css from './transactions.module.css'

/** Top-ups went back to their payers and the wallet does not have the money. */
export function OwedNotice({ owed }: { owed: Money }) {
  return (
    <section className={css.result} data-status="failed" aria-label="Taken back">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.title}>The wallet owes {formatMoney(owed)}</p>
        <p>
          A top-up went back to its payer: the bank charged it back, or it was returned at the gateway. Top up the wallet: it is
          taken as soon as the wallet has all of it.
        </p>
      </div>
    </section>
  )
}
