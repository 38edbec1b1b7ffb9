import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ClockPlace } from '#domain/money/waterfall.ts'
import { Button } from '../../../kit/form/button.tsx'
import { Spinner } from '../../../kit/form/spinner.tsx'
import { useRereading } from '../../../kit/use-rereading.ts'
import { type CheckoutPaths, closedReason, outcomeAt } from '../open-checkout.ts'
import type { PaymentRead } from './payment-step.ts'
import css from './payment-wait.module.css'
import { TransferPanel, thenBooked } from './transfer-panel.tsx'

type Props = {
  read: Pick<PaymentRead, 'checkout' | 'message'>
  paths: CheckoutPaths
  /** The place of departure, for its time zone; null if there is none. */
  place: ClockPlace | null
}

/** A pending payment: the account of a bank transfer, or a card payment that is being confirmed. */
export function AwaitedPayment({ read: { checkout, message }, paths, place }: Props) {
  const payment = checkout.lastPayment
  const transfer = payment?.method === 'bank-transfer' ? payment.transfer : null
  useRereading(true)
  const another = !closedReason(checkout) && (
    <Button component={Link} to={paths.payment} variant="default">
      {payment?.method === 'bank-transfer' ? 'Pay another way' : 'Go back to paying'}
    </Button>
  )
  if (!payment || !transfer)
    return (
      <PaymentWait message={message} here={outcomeAt(paths)}>
        {another}
      </PaymentWait>
    )
  const { amount, reference } = payment
  return (
    <TransferPanel transfer={transfer} place={place} amount={amount} reference={reference} then={thenBooked(checkout.product)}>
      {another}
    </TransferPanel>
  )
}

type PaymentWaitProps = {
  /** The gateway's current status. */
  message: string | null
  /** This address: the plain link to check again works without scripts. */
  here: string
  /** Alternatives: the payment page again, another method. */
  children?: ReactNode
}

/** The card payment is pending: it is safe to leave. The page that shows this polls the status. */
export function PaymentWait({ message, here, children }: PaymentWaitProps) {
  return (
    <section className={css.wait} aria-live="polite">
      <Spinner size={22} />
      <h2 className={css.title}>Waiting for the card payment</h2>
      <p className={css.text}>
        {message ? `${message} ` : ''}This page checks again every few seconds. You can close this tab: the booking continues once
        the payment arrives, and nothing is charged twice.
      </p>
      <p>
        <a href={here}>Check again</a>
      </p>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  )
}
