import { useMemo } from 'react'
import { redirect } from 'react-router'
import { lastTravelDay } from '#domain/flights/journey.ts'
import { airlineName } from '#domain/travel/airlines.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { useFields } from '../../../kit/form/use-fields.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerFailedStep } from '../../../products/checkout/answer-failed-step.ts'
import { hasSavedPeople } from '../../../products/checkout/has-saved-people.ts'
import { closedReason, openCheckout, requireReview } from '../../../products/checkout/open-checkout.ts'
import { PeopleForm, PeopleHelp } from '../../../products/checkout/people-form.tsx'
import { dialingCodes, passportCountries } from '../../../products/checkout/phone-number.ts'
import { refusePeople } from '../../../products/checkout/refuse-people.ts'
import type { Route } from './+types/details'
import { checkTravellers } from './check-travellers.ts'
import { FlightStep } from './flight-step.tsx'
import { flightPaths } from './paths.ts'
import { readTravellers } from './read-travellers.ts'
import { toSaved } from './saved-fields.ts'
import { startFields } from './start-fields.ts'
import { summariseProblems } from './summarise-problems.ts'
import { TravellerCards } from './traveller-cards.tsx'
import { travellerLabels } from './traveller-labels.ts'
import { Warnings } from './warnings.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Travellers')

const nothing = { start: {}, source: null, dialing: [], countries: [], programmes: [], hasSaved: false }

export async function loader({ params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const paths = flightPaths(params.id)
  const checkout = await openCheckout(api, params.id, paths)
  const now = new Date().toISOString()
  if (closedReason(checkout)) return { checkout, now, ...nothing }
  requireReview(checkout, paths)
  const [typed, hasSaved] = await Promise.all([api.checkouts.typed({ id: params.id }), hasSavedPeople(context)])
  return {
    checkout,
    now,
    ...startFields(checkout, typed),
    dialing: dialingCodes,
    countries: checkout.offer.documentsRequired ? passportCountries : [],
    programmes: checkout.offer.loyaltyAirlines.map((code) => ({ code, name: `${airlineName(code)} (${code})` })),
    hasSaved,
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const paths = flightPaths(params.id)
  const typed = await readForm(request)
  try {
    const { offer } = await openCheckout(api, params.id, paths)
    const { people, problems } = readTravellers(typed, offer)
    if (problems) return refusePeople(problems, typed)
    await api.flights.saveTravellers({ id: params.id, ...people })
    for (const [index, traveller] of people.travellers.entries())
      if (typed[`travellers.${index}.keep`]) await api.travellers.save(toSaved(traveller))
  } catch (error) {
    return answerFailedStep(error, { here: paths.details, paths, typed })
  }
  return redirect(paths.ancillaries)
}

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, now, start, source, dialing, countries, programmes, hasSaved } = loaderData
  const { passengers, documentsRequired } = checkout.offer
  const labels = useMemo(() => travellerLabels(passengers), [passengers])
  // Memoised: the summary takes the focus whenever the object changes.
  const lastDay = lastTravelDay(checkout.search)
  const form = useFields(actionData, checkTravellers({ passengers, documentsRequired, lastDay }))
  const summary = useMemo(() => summariseProblems(form.outcome, labels), [form.outcome, labels])
  // The name hints are below the names here.
  const warnings = checkout.warnings.filter(({ path }) => !path.endsWith('Name'))
  return (
    <FlightStep
      checkout={checkout}
      now={now}
      title="Travellers"
      current={1}
      actions={
        <ActionButton form="travellers" size="md">
          Continue to seats and bags
        </ActionButton>
      }
    >
      <PeopleHelp>Names and dates exactly as in the passport. Middle names go with the given name.</PeopleHelp>
      <FormError {...summary} />
      <Warnings warnings={warnings} labels={labels} />
      <PeopleForm id="travellers" checkoutId={checkout.id} source={source} events={form.events}>
        <TravellerCards
          passengers={passengers}
          labels={labels}
          field={form.field}
          start={start}
          lastDay={lastDay}
          today={now.slice(0, 10)}
          countries={documentsRequired ? countries : null}
          programmes={programmes}
          hasSaved={hasSaved}
          dialing={dialing}
          help="Tickets and notices of changes are sent here. The airline gets both."
        />
      </PeopleForm>
    </FlightStep>
  )
}
