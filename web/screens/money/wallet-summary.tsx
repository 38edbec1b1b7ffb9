import { IconAlertTriangle } from '@tabler/icons-react'
import { useNavigate, useSearchParams } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Money as Amount } from '#domain/money/money.ts'
import { withParams } from '../../kit/list/url.ts'
import { Money } from '../../kit/money.tsx'
import { nextPath } from '../../kit/sign-in-address.ts'
import { useNumbers } from '../../kit/numbers.ts'
import { useMay } from '../../session.ts'
import { askedAgain, withoutTopUp } from './top-up-address.ts'
import { TopUpDialog } from './top-up-dialog.tsx'
import { TopUpPanel, type TopUpResult } from './top-up-result.tsx'
import css from './transactions.module.css'

type Wallet = Awaited<ReturnType<Api['wallet']['get']>>
type Props = { wallet: Wallet; result: TopUpResult | null; paymentKey: string }

/** The wallet above its statement: the top-up that has just returned, debt, balances, and the top-up dialog. */
export function WalletSummary({ wallet, result, paymentKey }: Props) {
  const numbers = useNumbers()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const mayTopUp = useMay('wallet:top-up')
  const closeTo = withParams(search, { ...withoutTopUp, next: null })
  const next = nextPath(search.get('next'), '')
  return (
    <>
      {result && (
        <TopUpPanel
          result={result}
          retryTo={withParams(search, { ...withoutTopUp, ...askedAgain(result, numbers) })}
          closeTo={closeTo}
          next={next}
        />
      )}
      {wallet.owed.amount > 0 && <OwedNotice owed={wallet.owed} />}
      <WalletCards wallet={wallet} />
      {mayTopUp && search.get('dialog') === 'top-up' && (
        <TopUpDialog
          currency={wallet.balance.currency}
          methods={wallet.topUps}
          asked={{ amount: search.get('amount') ?? '', method: search.get('method') }}
          isLeft={search.get('left') === 'card'}
          paymentKey={paymentKey}
          next={next}
          onClose={() => navigate(closeTo, { replace: true, preventScrollReset: true })}
        />
      )}
    </>
  )
}

/** Top-ups were reversed and the wallet's balance does not cover them. */
function OwedNotice({ owed }: { owed: Amount }) {
  const numbers = useNumbers()
  return (
    <section className={css.result} data-status="failed" aria-label="Taken back">
      <IconAlertTriangle size={20} stroke={1.75} aria-hidden="true" />
      <div className={css.words}>
        <p className={css.title}>The wallet owes {numbers.money(owed)}</p>
        <p>
          A top-up was reversed: the bank charged it back, or it was returned at the gateway. Top up the wallet: the amount is
          taken as soon as the balance covers it.
        </p>
      </div>
    </section>
  )
}

/** The available balance, and the amount reserved for orders that are not issued yet. */
function WalletCards({ wallet }: { wallet: Wallet }) {
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
