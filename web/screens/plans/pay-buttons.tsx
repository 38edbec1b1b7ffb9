import { href, Link } from 'react-router'
import { isLess, type Money as Amount } from '#domain/money/money.ts'
import { gatewaySurcharge, type WayToPay } from '#domain/money/payment-fees.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Tick } from '../../kit/form/tick.tsx'
import { Money } from '../../kit/money.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { useSession } from '../../session.ts'
import css from './pay-buttons.module.css'

/** The ways through the payment gateway. */
const gatewayWays = [
  { way: 'card', by: 'by card' },
  { way: 'bank-transfer', by: 'by bank transfer' },
] as const

type Props = {
  due: Amount
  /** An idempotency key: pressing twice pays once. */
  paymentKey: string
  /** How it can be paid in this currency. */
  ways: readonly WayToPay[]
}

/** The buttons that pay an amount from the wallet, by card or by bank transfer; they stand in a form. */
export function PayButtons({ due, paymentKey, ways }: Props) {
  const wallet = useSession()?.wallet ?? null
  const isCovered = wallet !== null && wallet.currency === due.currency && !isLess(wallet, due)
  const otherWays = gatewayWays.filter(({ way }) => ways.includes(way))
  return (
    <>
      <input type="hidden" name="due" value={due.amount} />
      <input type="hidden" name="currency" value={due.currency} />
      <input type="hidden" name="key" value={paymentKey} />
      <div className={css.way}>
        {wallet && <SummaryList rows={[{ label: 'In the wallet', value: <Money {...wallet} exact /> }]} />}
        {wallet && !isCovered && (
          <p className={css.hint}>
            The wallet does not cover this. <Link to={`${href('/transactions')}?dialog=top-up`}>Top up the wallet</Link>
            {otherWays.length > 0 && ' or pay another way'}.
          </p>
        )}
        <div className={css.buttons}>
          <ActionButton name="intent" value="wallet" disabled={!isCovered}>
            Pay from the wallet
          </ActionButton>
        </div>
      </div>
      {otherWays.length > 0 && (
        <div className={css.way}>
          <SummaryList
            rows={[
              {
                label: 'Payment fee',
                note: `What the gateway takes is added to a payment ${otherWays.map(({ by }) => by).join(' or ')}.`,
                value: <Money {...gatewaySurcharge(due)} exact />,
                tone: 'quiet',
              },
            ]}
          />
          {ways.includes('card') && (
            <Tick
              className={css.consent}
              name="renewFromCard"
              label="Renew from this card when the wallet is short"
              description="Of a payment by card: the gateway saves the card. You can remove it under Subscription at any time."
            />
          )}
          <div className={css.buttons}>
            {otherWays.map(({ way, by }) => (
              <ActionButton key={way} name="intent" value={way} variant="default">
                Pay {by}
              </ActionButton>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
