import { Loader } from '@mantine/core'
import type { ReactNode } from 'react'
import css from './payment-wait.module.css'

type Props = {
  /** What the gateway says so far. */
  message: string | null
  /** This address: the plain link that looks again works without scripts. */
  here: string
  /** Other ways on: the payment page again, another method. */
  children?: ReactNode
}

/** The card payment is not decided yet: it is safe to leave. The page that shows it looks again by itself. */
export function PaymentWait({ message, here, children }: Props) {
  return (
    <section className={css.wait} aria-live="polite">
      <Loader size="sm" aria-hidden="true" />
      <h2 className={css.title}>Waiting for the card payment</h2>
      <p className={css.text}>
        {message ? `${message} ` : ''}This page looks again every few seconds. You can close this tab: the booking goes on by
        itself once the payment arrives, and nothing is charged twice.
      </p>
      <p>
        <a href={here}>Look again now</a>
      </p>
      {children && <div className={css.actions}>{children}</div>}
    </section>
  )
}
