import { type ReactNode, useCallback } from 'react'
import { useRevalidator } from 'react-router'
import type { Money as Amount } from '#domain/money.ts'
import { CountdownPill } from '../../kit/countdown-pill.tsx'
import { Money } from '../../kit/money.tsx'
import { Page } from '../../kit/page.tsx'
import { type Step, Steps } from '../../kit/steps.tsx'
import css from './checkout-frame.module.css'

type Props = {
  title: string
  steps: Step[]
  current: number
  /** The checkout's end and the server's clock at rendering, as ISO instants. */
  expiresAt: string
  now: string
  /** The step itself. */
  children: ReactNode
  /** What is bought and what it costs; stays in sight at the right, comes last on phones. */
  summary: ReactNode
  /** The step's buttons; a bar at the bottom on phones. Buttons name their form by `form`. None while nothing may go on. */
  actions?: ReactNode
  /** What phones show beside the buttons; none where the button itself says the amount. */
  total?: Amount
}

/** A step of any checkout: named steps and the clock above, the step at left, the summary at right, the buttons below. */
export function CheckoutFrame({ title, steps, current, expiresAt, now, children, summary, actions, total }: Props) {
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
          <div className={css.actions}>
            {total && (
              <p className={css.total}>
                <span className={css.totalLabel}>Total</span>
                <Money {...total} />
              </p>
            )}
            {actions}
          </div>
        )}
      </div>
    </Page>
  )
}
