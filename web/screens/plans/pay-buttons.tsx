import { href, Link } from 'react-router'
import { isLess, type Money as Amount } from '#domain/money/money.ts'
import { gatewaySurcharge } from '#domain/money/payment-fees.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { Tick } from '../../kit/form/tick.tsx'
import { Money } from '../../kit/money.tsx'
import { SummaryList } from '../../kit/summary-list.tsx'
import { useSession } from '../../session.ts'
import css from './pay-buttons.module.css'

type Props = {
  due: Amount
  /** An idempotency key: pressing twice pays once. */
  paymentKey: string
}

/** The buttons that pay an amount from the wallet or by card; they stand in a form. */
export function PayButtons({ due, paymentKey }: Props) {
  const wallet = useSession()?.wallet ?? null
  const isCovered = wallet !== null && wallet.currency === due.currency && !isLess(wallet, due)
  return (
    <>
      <input type="hidden" name="due" value={due.amount} />
      <input type="hidden" name="currency" value={due.currency} />
      <input type="hidden" name="key" value={paymentKey} />
      <div className={css.way}>
        {wallet && <SummaryList rows={[{ label: 'In the wallet', value: <Money {...wallet} exact /> }]} />}
        {wallet && !isCovered && (
          <p className={css.hint}>
            The wallet does not cover this. <Link to={`${href('/transactions')}?dialog=top-up`}>Top up the wallet</Link> or pay by
            card.
          </p>
        )}
        <div className={css.buttons}>
          <ActionButton name="intent" value="wallet" disabled={!isCovered}>
            Pay from the wallet
          </ActionButton>
        </div>
      </div>
      <div className={css.way}>
        <SummaryList
          rows={[
            {
              label: 'Fee of a card payment',
              note: 'What the gateway takes is added to a card payment.',
              value: <Money {...gatewaySurcharge(due)} exact />,
              tone: 'quiet',
            },
          ]}
        />
        <Tick
          className={css.consent}
          name="renewFromCard"
          label="Renew from this card when the wallet is short"
          description="The gateway saves the card. You can remove it under Subscription at any time."
        />
        <div className={css.buttons}>
          <ActionButton name="intent" value="card" variant="default">
            Pay by card
          </ActionButton>
        </div>
      </div>
    </>
  )
}
