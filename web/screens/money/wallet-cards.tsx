import type { Api } from '#contract/index.ts'
import { Money } from '../../kit/money.tsx'
import css from './transactions.module.css'

type Wallet = Awaited<ReturnType<Api['wallet']['get']>>

/** What can be spent now, and what is set aside for orders that are not issued yet. */
export function WalletCards({ wallet }: { wallet: Wallet }) {
  return (
    <dl className={css.cards}>
      <div className={css.card}>
        <dt>Wallet balance</dt>
        <dd className={css.balance}>
          <Money {...wallet.balance} exact />
        </dd>
        <dd className={css.note}>Can be spent now</dd>
      </div>
      <div className={css.card}>
        <dt>Held for orders</dt>
        <dd className={css.balance}>
          <Money {...wallet.held} exact />
        </dd>
        <dd className={css.note}>Paid for orders that are not issued yet</dd>
      </div>
    </dl>
  )
}
