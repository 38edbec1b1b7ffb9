import { useMemo } from 'react'
import { data, Form, redirect } from 'react-router'
import { errorRow } from '#domain/errors.ts'
import { lastTravelDay } from '#domain/flights/search.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { type FormOutcome, readForm } from '../../../kit/form/outcome.ts'
import { ContactSection } from '../../../products/checkout/contact-section.tsx'
import { earlierPeople, rememberPeople } from '../../../products/checkout/earlier-people.ts'
import { leadOn } from '../../../products/checkout/lead-on.ts'
import { closedReason, openCheckout, requireReview } from '../../../products/checkout/open-checkout.ts'
import { dialingCodes, passportCountries } from '../../../products/checkout/phone-number.ts'
import type { Route } from './+types/details'
import css from './details.module.css'
import { flightPaths } from './paths.ts'
import { fillTravellers, readTravellers } from './read-travellers.ts'
import { StepFrame } from './step-frame.tsx'
import { summariseProblems } from './summarise-problems.ts'
import { TravellerCard } from './traveller-card.tsx'
import { travellerLabels } from './traveller-labels.ts'
import { Warnings } from './warnings.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Travellers' }]

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const paths = flightPaths(params.id)
  const checkout = await openCheckout(api, params.id, paths)
  const now = new Date().toISOString()
  if (closedReason(checkout)) return { checkout, now, start: {}, isEarlier: false, dialing: [], countries: [] }
  requireReview(checkout, paths)
  const { travellers, contact } = checkout
  const saved = travellers && contact ? { travellers, contact } : null
  const people = saved ?? (await earlierPeople(api, request, checkout))
  return {
    checkout,
    now,
    start: people ? fillTravellers(people) : {},
    isEarlier: !saved && people !== null,
    dialing: dialingCodes,
    countries: checkout.offer.documentsRequired ? passportCountries : [],
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const paths = flightPaths(params.id)
  const typed = await readForm(request)
  try {
    const { offer } = await api.checkouts.get({ id: params.id })
    const { people, problems } = readTravellers(typed, offer)
    if (problems) {
      const { title, body, status } = errorRow('input.invalid')
      const failure = { code: 'input.invalid', title, body, fields: problems, dialogCode: null, detail: null }
      return data<FormOutcome>({ failure, typed }, { status })
    }
    await api.checkouts.saveTravellers({ id: params.id, ...people })
  } catch (error) {
    return leadOn(error, { at: 'details', paths, typed })
  }
  return redirect(paths.payment, { headers: rememberPeople(params.id) })
}

export default function Details({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, now, start, isEarlier, dialing, countries } = loaderData
  const { passengers, documentsRequired } = checkout.offer
  const labels = useMemo(() => travellerLabels(passengers), [passengers])
  // Kept while nothing changes: the summary takes the focus whenever it is another one.
  const summary = useMemo(() => summariseProblems(actionData, labels), [actionData, labels])
  return (
    <StepFrame
      checkout={checkout}
      now={now}
      title="Travellers"
      current={1}
      actions={
        <ActionButton form="travellers" size="md">
          Continue to payment
        </ActionButton>
      }
    >
      <p className={css.help}>Names and dates exactly as in the passport. Middle names go with the given name.</p>
      <FormError {...summary} />
      <Warnings warnings={checkout.warnings} labels={labels} />
      {isEarlier && (
        <p role="status" className={css.help}>
          Filled in from the checkout whose time ran out. Look it over before going on.
        </p>
      )}
      <Form id="travellers" method="post" noValidate className={css.cards}>
        {passengers.map((passenger, index) => (
          <TravellerCard
            key={passenger.id}
            index={index}
            label={labels[index] ?? ''}
            passenger={passenger}
            outcome={actionData}
            start={start}
            lastDay={lastTravelDay(checkout.search)}
            countries={documentsRequired ? countries : null}
          />
        ))}
        <ContactSection outcome={actionData} start={start} dialing={dialing} />
      </Form>
    </StepFrame>
  )
}
