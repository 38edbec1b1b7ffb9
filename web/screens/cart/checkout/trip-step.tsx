import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { StepLayout } from '../../../products/checkout/checkout-frame.tsx'
import { cheapestWay } from './cheapest-way.ts'
import { cartOf, tripPaths } from './paths.ts'
import { TripSummary } from './trip-summary.tsx'

type Props = Omit<ComponentProps<typeof StepLayout>, 'expiresAt' | 'steps' | 'summary' | 'total'> & {
  checkout: TripCheckout
  /** True while a payment is pending: an expired checkout may then still become orders. */
  awaitsPayment?: boolean
}

/** A step of the checkout of a trip, in the look of every checkout; once it is closed, a message. */
export function TripStep({ checkout, awaitsPayment = false, ...step }: Props) {
  if (!awaitsPayment && (checkout.state === 'expired' || checkout.state === 'gone')) return <ClosedTrip checkout={checkout} />
  const paths = tripPaths(checkout.id)
  const steps = [
    { label: 'Trip', to: cartOf(checkout) },
    { label: 'People', to: paths.details },
    { label: 'Payment', to: paths.payment },
  ]
  return (
    <StepLayout
      expiresAt={checkout.expiresAt}
      steps={steps}
      summary={<TripSummary checkout={checkout} methods={step.methods} />}
      total={cheapestWay(checkout).total}
      {...step}
    />
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
