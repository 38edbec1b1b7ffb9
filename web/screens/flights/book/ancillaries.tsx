import { Suspense } from 'react'
import { Await, Form, redirect } from 'react-router'
import type { SoldAncillaries } from '#contract/flights.ts'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerFailedStep } from '../../../products/checkout/answer-failed-step.ts'
import { closedReason, openCheckout, requireTravellers } from '../../../products/checkout/open-checkout.ts'
import type { Route } from './+types/ancillaries'
import { ChoiceProblems } from './extras/choice-problems.tsx'
import { Extras } from './extras/extras.tsx'
import { ExtrasSkeleton } from './extras/extras-skeleton.tsx'
import { partyOf } from './extras/party.ts'
import { readChoices } from './extras/read-choices.ts'
import { useChoices } from './extras/use-choices.ts'
import { FlightStep } from './flight-step.tsx'
import { flightPaths } from './paths.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Seats and bags')

/** A refused choice is shown with what is sold now. */
export const shouldRevalidate = () => true

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const paths = flightPaths(params.id)
  const checkout = await openCheckout(api, params.id, paths)
  const now = new Date().toISOString()
  if (closedReason(checkout)) return { checkout, now, offered: Promise.resolve(null) }
  requireTravellers(checkout, paths)
  if (checkout.state === 'paying') throw redirect(paths.payment)
  return { checkout, now, offered: readOffered(api, params.id) }
}

/** Null when the airline cannot be asked: the flight can be paid without ancillaries. */
async function readOffered(api: Api, id: string): Promise<SoldAncillaries | null> {
  try {
    return await api.flights.ancillaries({ id })
  } catch (error) {
    if (error instanceof ApiFailure) return null
    throw error
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const paths = flightPaths(params.id)
  const typed = await readForm(request)
  try {
    const choices = readChoices(typed.choices)
    await context.get(apiContext).flights.chooseAncillaries({ id: params.id, choices })
  } catch (error) {
    return answerFailedStep(error, { here: paths.ancillaries, paths, typed })
  }
  return redirect(paths.payment)
}

export default function Ancillaries({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, now, offered } = loaderData
  const choices = useChoices(checkout)
  const { chosen } = choices
  const party = partyOf(checkout)
  return (
    <FlightStep
      checkout={checkout}
      now={now}
      title="Seats and bags"
      current={2}
      extras={chosen}
      actions={
        <ActionButton form="ancillaries" size="md">
          {chosen.length > 0 ? 'Continue to payment' : 'Skip to payment'}
        </ActionButton>
      }
    >
      <p>Optional, and sold at what the airline asks. Bags that the fare includes are listed first.</p>
      <Form id="ancillaries" method="post" hidden>
        <input type="hidden" name="choices" value={JSON.stringify(chosen.map(({ id, quantity }) => ({ id, quantity })))} />
      </Form>
      <ChoiceProblems outcome={actionData} chosen={chosen} />
      <Suspense fallback={<ExtrasSkeleton travellers={party.length} />}>
        <Await resolve={offered}>
          {(sold) => <Extras offered={sold} slices={checkout.offer.slices} party={party} choices={choices} />}
        </Await>
      </Suspense>
    </FlightStep>
  )
}
