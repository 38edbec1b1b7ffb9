import { type ReactNode, useCallback } from 'react'
import { useRevalidator } from 'react-router'
import type { PaymentMethod } from '#contract/payments.ts'
import type { Checkout } from '#contract/product-shapes.ts'
import type { Money as Amount } from '#domain/money/money.ts'
import { CountdownPill } from '../../kit/countdown-pill.tsx'
import { Money } from '../../kit/money.tsx'
import { Page } from '../../kit/page.tsx'
import { type Step, Steps } from '../../kit/steps.tsx'
import css from './checkout-frame.module.css'
import { ClosedCheckout } from './closed-checkout.tsx'
import { closedReason } from './open-checkout.ts'

/** Props that every step of a checkout passes to its frame. */
export type StepProps<Kind extends Checkout> = {
  checkout: Kind
  /** The server's clock at rendering, an ISO instant. */
  now: string
  title: string
  /** The index of the step among the product's. */
  current: number
  /** The content of the step. */
  children: ReactNode
  /** The step's buttons; a bar at the bottom on phones. Buttons name their form by `form`. None while the step cannot be left. */
  actions?: ReactNode
  /** The ways to pay, where the step is about them: the summary has the fee of the chosen one, and the button has the amount. */
  methods?: PaymentMethod[]
  /** Beside the button that pays: `PayTerms` with the terms of the product. */
  terms?: ReactNode
  /** True while a payment is pending: an expired checkout may then still become an order. */
  awaitsPayment?: boolean
}

type Props = StepProps<Checkout> & {
  steps: Step[]
  searchAgain: string
  /** See `ClosedCheckout`. */
  renewAt?: string
  /** Alternatives to a new search, once the checkout is closed. */
  otherWays?: ReactNode
  /** What is bought and its price; sticky at the right, last on phones. */
  summary: ReactNode
  /** What phones show beside the buttons. */
  total: Amount
}

/** A step of any checkout; if the checkout is closed, the whole screen is a message. */
export function CheckoutFrame({ searchAgain, renewAt, otherWays, ...step }: Props) {
  const { checkout, awaitsPayment } = step
  const reason = closedReason(checkout)
  if (!reason || awaitsPayment) return <StepLayout {...step} expiresAt={checkout.expiresAt} />
  return (
    <ClosedCheckout product={checkout.product} reason={reason} searchAgain={searchAgain} renewAt={renewAt}>
      {otherWays}
    </ClosedCheckout>
  )
}

type LayoutProps = Omit<Props, 'checkout' | 'searchAgain' | 'renewAt' | 'otherWays' | 'awaitsPayment'> & { expiresAt: string }

/** Named steps and the clock above, the step at left, the summary at right, the buttons below. */
export function StepLayout(step: LayoutProps) {
  const { expiresAt, now, title, steps, current, children, summary, actions, methods, terms, total } = step
  const { revalidate } = useRevalidator()
  const look = useCallback(() => void revalidate(), [revalidate])
  return (
    <Page>
      <div className={css.top}>
        <Steps steps={steps} current={current} />
        <CountdownPill until={expiresAt} now={now} onEnd={look} />
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <h1 className={css.title}>{title}</h1>
          {children}
        </div>
        <aside className={css.aside} aria-label="Summary">
          {summary}
        </aside>
        {actions && (
          <div className={css.actions} data-pays={methods ? true : undefined}>
            {!methods && (
              <p className={css.total}>
                <span className={css.totalLabel}>Total</span>
                <Money {...total} />
              </p>
            )}
            {terms}
            {actions}
          </div>
        )}
      </div>
    </Page>
  )
}
