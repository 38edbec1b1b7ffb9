import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import type { TripCheckout } from '#contract/trips/trip-checkouts.ts'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { EmptyState } from '../../../kit/states/empty-state.tsx'
import { StepLayout } from '../../../products/checkout/checkout-frame.tsx'
import { useIsShop } from '../../../session.ts'
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
  const isShop = useIsShop()
  const chosenAt = cartOf(checkout, isShop)
  if (!awaitsPayment && (checkout.state === 'expired' || checkout.state === 'gone'))
    return <ClosedTrip checkout={checkout} chosenAt={chosenAt} />
  const paths = tripPaths(checkout.id)
  const steps = [
    { label: checkout.package ? 'Package' : 'Trip', to: chosenAt },
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

const ofTrip = {
  gone: 'Something in the trip is no longer sold',
  goneText: 'Nothing was charged. Remove it from the trip or choose another, then book again.',
  overText: 'Nothing was charged, and the trip is saved. Book it again at today’s prices.',
  back: 'Back to the trip',
}
const ofPackage = {
  gone: 'The package is not sold on these days any more',
  goneText: 'Nothing was charged. Choose another departure, then book again.',
  overText: 'Nothing was charged, and the places are free again. Book the package once more.',
  back: 'Back to the package',
}

function ClosedTrip({ checkout, chosenAt }: { checkout: TripCheckout; chosenAt: string }) {
  const isGone = checkout.state === 'gone'
  const words = checkout.package ? ofPackage : ofTrip
  return (
    <Page>
      <EmptyState
        heading="h1"
        title={isGone ? words.gone : 'The 15 minutes are over'}
        text={isGone ? words.goneText : words.overText}
        action={
          <Button component={Link} to={chosenAt} reloadDocument={checkout.package !== null}>
            {words.back}
          </Button>
        }
      />
    </Page>
  )
}
