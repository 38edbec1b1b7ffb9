import { Loader } from '@mantine/core'
import { type ReactNode, useEffect } from 'react'
import { useRevalidator } from 'react-router'
import css from './payment-wait.module.css'

/** Milliseconds between two looks at a payment that is on its way. */
const EVERY = 4_000

/** Loads the step's data again every few seconds while the tab is in sight. */
export function useRecheck(isOn: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (!isOn) return
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate()
    }, EVERY)
    return () => clearInterval(timer)
  }, [isOn, revalidate])
}

type Props = {
  /** What the gateway says so far. */
  message: string | null
  /** This address: the plain link that looks again works without scripts. */
  here: string
  /** Other ways on: the payment page again, another method. */
  children?: ReactNode
}

/** The card payment is not decided yet: looks again by itself and says that it is safe to leave. */
export function PaymentWait({ message, here, children }: Props) {
  useRecheck(true)
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
