import { type ReactNode, useCallback } from 'react'
import { Link, useRevalidator } from 'react-router'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { CountdownPill } from '../../../kit/countdown-pill.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Money } from '../../../kit/money.tsx'
import { Page } from '../../../kit/page.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { Steps } from '../../../kit/steps.tsx'
import css from '../../../products/checkout/checkout-frame.module.css'
import { cartOf, tripPaths } from './paths.ts'
import { TripSummary } from './trip-summary.tsx'

type Props = {
  checkout: TripCheckout
  /** The server's clock at rendering, an ISO instant. */
  now: string
  title: string
  /** The index of the step. */
  current: number
  children: ReactNode
  actions: ReactNode
}

/** A step of the checkout of a trip, in the look of every checkout; once it is closed, a message. */
export function TripStep({ checkout, now, title, current, children, actions }: Props) {
  const { revalidate } = useRevalidator()
  const look = useCallback(() => void revalidate(), [revalidate])
  if (checkout.state === 'expired' || checkout.state === 'gone') return <ClosedTrip checkout={checkout} />
  const paths = tripPaths(checkout.id)
  const steps = [
    { label: 'Trip', to: cartOf(checkout) },
    { label: 'People', to: paths.details },
    { label: 'Payment', to: paths.payment },
  ]
  return (
    <Page>
      <div className={css.top}>
        <Steps steps={steps} current={current} />
        <CountdownPill until={checkout.expiresAt} now={now} onEnd={look} />
      </div>
      <div className={css.columns}>
        <div className={css.main}>
          <h1 className={css.title}>{title}</h1>
          {children}
        </div>
        <aside className={css.aside} aria-label="Summary">
          <TripSummary checkout={checkout} />
        </aside>
        <div className={css.actions}>
          <p className={css.total}>
            <span className={css.totalLabel}>Total</span>
            <Money {...checkout.total} />
          </p>
          {actions}
        </div>
      </div>
    </Page>
  )
}

function ClosedTrip({ checkout }: { checkout: TripCheckout }) {
  const isGone = checkout.state === 'gone'
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={isGone ? 'Something in the trip is no longer sold' : 'The 15 minutes are over'}
        text={
          isGone
            ? 'Nothing was charged. Remove it from the trip or choose another, then book again.'
            : 'Nothing was charged, and the trip is saved. Book it again at today’s prices.'
        }
        action={
          <Button component={Link} to={cartOf(checkout)}>
            Back to the trip
          </Button>
        }
      />
    </Page>
  )
}
