import type { PaymentSoFar } from '#contract/payments.ts'
import { clockAt } from '#domain/deadline.ts'
import { useNumbers } from '../../../kit/numbers.ts'
import css from './shared.module.css'

type Props = { awaited: PaymentSoFar; zone: string; action: string }

/** The account of a transfer, or a card payment whose outcome is not known yet. */
export function AwaitedPayment({ awaited, zone, action }: Props) {
  const numbers = useNumbers()
  const { transfer, amount } = awaited
  return (
    <div className={`${css.notice} ${css.form}`}>
      {transfer ? (
        <>
          <p>
            Send exactly <strong>{numbers.money(amount)}</strong> to this account. It is for this payment only and open until{' '}
            {clockAt(new Date(transfer.until), zone)}.
          </p>
          <p>
            {transfer.bank}, {transfer.accountName}
          </p>
          <p>
            Account number <strong data-account>{transfer.accountNumber}</strong>
          </p>
        </>
      ) : (
        <p>A payment by card was begun and has not arrived yet. If you left its page, you can pay again below.</p>
      )}
      <form method="post" action={action}>
        <button type="submit" name="intent" value="confirm" className={css.button}>
          Check payment
        </button>
      </form>
    </div>
  )
}
