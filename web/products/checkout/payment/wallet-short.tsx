import { href, Link } from 'react-router'
import { type Money as Amount, isLess, money, subtract } from '#domain/money/money.ts'
import { topUpLimits } from '#domain/money/top-up-limits.ts'
import { Money } from '../../../kit/money.tsx'
import { useNumbers } from '../../../kit/numbers.ts'
import { useMay } from '../../../session.ts'
import css from './payment-methods.module.css'

type Props = {
  total: Amount
  /** The wallet's balance; null for roles that may not see it. */
  wallet: Amount | null
  /** The address of the payment, where a top-up leads back to. */
  here: string
}

/** That the wallet does not have the price: how much is missing, and who puts it there. */
export function WalletShort({ total, wallet, here }: Props) {
  const mayTopUp = useMay('wallet:top-up')
  const missing = wallet && subtract(total, wallet)
  return (
    <>
      <span className={css.low}>
        {missing ? (
          <>
            <Money {...missing} exact /> missing
          </>
        ) : (
          'Not enough for this price'
        )}
      </span>
      {missing && mayTopUp ? <TopUpLink missing={missing} here={here} /> : <span className={css.who}>{whoTopsUp}</span>}
    </>
  )
}

const whoTopsUp = 'Ask a colleague whose role can top up the wallet'

/** To the top-up of what is missing, or of the least that can be topped up. Nothing for a currency that no gateway takes. */
function TopUpLink({ missing, here }: { missing: Amount; here: string }) {
  const numbers = useNumbers()
  const limits = topUpLimits(missing.currency)
  if (!limits) return null
  const least = money(limits.least, missing.currency)
  const amount = isLess(missing, least) ? least : missing
  const asked = new URLSearchParams({ dialog: 'top-up', amount: numbers.amount(amount), next: here })
  return (
    <Link className={css.topUp} to={`${href('/transactions')}?${asked}`}>
      Top up {numbers.money(amount)}
    </Link>
  )
}
