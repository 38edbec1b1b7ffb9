import { useMemo } from 'react'
import { Form, redirect } from 'react-router'
import { answersIn } from '#domain/trips/answer-field.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { useFields } from '../../../kit/form/use-fields.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { hasSavedPeople } from '../../../products/checkout/has-saved-people.ts'
import form from '../../../products/checkout/people-form.module.css'
import { PeopleHelp } from '../../../products/checkout/people-form.tsx'
import { dialingCodes, passportCountries } from '../../../products/checkout/phone-number.ts'
import { refusePeople } from '../../../products/checkout/refuse-people.ts'
import { checkTravellers } from '../../flights/book/check-travellers.ts'
import { readTravellers } from '../../flights/book/read-travellers.ts'
import { summariseProblems } from '../../flights/book/summarise-problems.ts'
import { TravellerCards } from '../../flights/book/traveller-cards.tsx'
import { lastDayOf } from '../trip-words.ts'
import type { Route } from './+types/checkout'
import { ChangedPrices } from './changed-prices.tsx'
import { checkTrip, labelsOfItems, labelsOfPeople, passengersOf, problemsOfForm, unansweredIn } from './form-people.ts'
import { ItemQuestions } from './item-questions.tsx'
import { checkoutIdOf, readOpenTrip, tripPaths } from './paths.ts'
import { startOf } from './start-of-people.ts'
import { TripStep } from './trip-step.tsx'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'People of the trip')

export async function loader({ request, context }: Route.LoaderArgs) {
  const checkout = await readOpenTrip(context.get(apiContext), checkoutIdOf(request))
  return {
    checkout,
    start: startOf(checkout),
    now: new Date().toISOString(),
    dialing: dialingCodes,
    countries: checkout.needsPassports ? passportCountries : null,
    hasSaved: await hasSavedPeople(context),
  }
}

/** Saves the people of all items, or accepts the changed prices. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const id = checkoutIdOf(request)
  const typed = await readForm(request)
  try {
    if (typed.intent === 'accept') {
      await api.tripCheckouts.acceptPrices({ id, total: { amount: Number(typed.amount), currency: typed.currency ?? '' } })
      return redirect(tripPaths(id).details)
    }
    const checkout = await readOpenTrip(api, id)
    const { people, problems } = readTravellers(typed, {
      passengers: passengersOf(checkout),
      documentsRequired: checkout.needsPassports,
    })
    const missing = unansweredIn(checkout, typed)
    if (problems || Object.keys(missing).length > 0) return refusePeople({ ...problems, ...missing }, typed)
    await api.tripCheckouts.savePeople({
      id,
      people: people.travellers.map(({ passengerId: _place, loyalty: _none, ...person }) => person),
      contact: people.contact,
      answers: answersIn(typed),
    })
  } catch (error) {
    if (error instanceof ApiFailure && error.data.code === 'input.invalid')
      return refusePeople(problemsOfForm(error.data.fields), typed)
    return failedForm(error, typed)
  }
  return redirect(tripPaths(id).payment)
}

/** One form for the people of all items of a trip. */
export default function TripPeople({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, start, now, dialing, countries, hasSaved } = loaderData
  const passengers = useMemo(() => passengersOf(checkout), [checkout])
  const labels = useMemo(() => labelsOfPeople(checkout), [checkout])
  // Passports are valid longer.
  const lastDay = lastDayOf(checkout.items)
  const check = checkTrip(checkout, checkTravellers({ passengers, documentsRequired: checkout.needsPassports, lastDay }))
  const fields = useFields(actionData, check)
  const summary = useMemo(() => summariseProblems(fields.outcome, labels), [fields.outcome, labels])
  const others = useMemo(() => labelsOfItems(checkout), [checkout])
  return (
    <TripStep
      checkout={checkout}
      now={now}
      title="People of the trip"
      current={1}
      actions={
        <ActionButton form="people" size="md">
          Continue to payment
        </ActionButton>
      }
    >
      <PeopleHelp>
        {checkout.wanted.some(({ room }) => room)
          ? 'Each person once, as in the passport, in the room where they sleep.'
          : 'Each person once for all items, as in the passport. Everybody gets the items of their age, in this order.'}
      </PeopleHelp>
      <ChangedPrices checkout={checkout} />
      <FormError {...summary} labels={{ ...others, ...summary.labels }} />
      <Form id="people" method="post" noValidate className={form.cards} {...fields.events}>
        <TravellerCards
          passengers={passengers}
          labels={labels}
          field={fields.field}
          start={start}
          lastDay={lastDay}
          today={now.slice(0, 10)}
          countries={countries}
          programmes={[]}
          hasSaved={hasSaved}
          dialing={dialing}
          help="Confirmations and notices of changes of every item are sent here."
        />
        <ItemQuestions checkout={checkout} field={fields.field} start={start} errors={fields.outcome?.failure.fields ?? {}} />
      </Form>
    </TripStep>
  )
}
