import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { apiContext } from '#web/context.ts'
import { ActionButton } from '#web/kit/form/action-button.tsx'
import type { Check } from '#web/kit/form/field-errors.ts'
import { FormError } from '#web/kit/form/form-error.tsx'
import { readForm } from '#web/kit/form/outcome.ts'
import { TextInput } from '#web/kit/form/text-input.tsx'
import { useFields } from '#web/kit/form/use-fields.ts'
import { answerFailedStep } from '#web/products/checkout/answer-failed-step.ts'
import { checkContact } from '#web/products/checkout/check-contact.ts'
import { ContactSection } from '#web/products/checkout/contact-section.tsx'
import { openCheckout } from '#web/products/checkout/open-checkout.ts'
import { PeopleForm, PeopleHelp } from '#web/products/checkout/people-form.tsx'
import { PersonCard } from '#web/products/checkout/person-card.tsx'
import { dialingCodes, phoneFields, toE164 } from '#web/products/checkout/phone-number.ts'
import type { TourCheckout } from '../../tour/shapes.ts'
import { readStep } from './tour-paths.ts'
import { TourStep } from './tour-step.tsx'

export const meta = () => [{ title: 'Participants' }]

/** The form fields of saved people. */
function fieldsOf({ participants, contact }: TourCheckout): Record<string, string> {
  const names = participants?.flatMap(({ givenName, familyName }, at) => [
    [`participants.${at}.givenName`, givenName],
    [`participants.${at}.familyName`, familyName],
  ])
  if (!contact) return Object.fromEntries(names ?? [])
  const { country, number } = phoneFields(contact.phone)
  const fields = { 'contact.email': contact.email, 'contact.phone': number, 'contact.phoneCountry': country }
  return { ...Object.fromEntries(names ?? []), ...fields }
}

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, paths } = readStep(request)
  const { checkouts } = context.get(apiContext)
  const checkout = await openCheckout(context.get(apiContext), id, paths)
  const { draft } = await checkouts.typed({ id })
  const source = draft ? ('draft' as const) : ('saved' as const)
  return { checkout, start: draft ?? fieldsOf(checkout), source, dialing: dialingCodes, now: new Date().toISOString() }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  const read = (name: string) => typed[name]?.trim() ?? ''
  try {
    const { search } = await openCheckout(api, id, paths)
    const participants = Array.from({ length: search.participants }, (_, at) => ({
      givenName: read(`participants.${at}.givenName`),
      familyName: read(`participants.${at}.familyName`),
    }))
    const phone = toE164(read('contact.phone'), read('contact.phoneCountry'))
    await api.tours.saveParticipants({ id, participants, contact: { email: read('contact.email'), phone } })
  } catch (error) {
    return answerFailedStep(error, { here: paths.details, paths, typed })
  }
  return redirect(paths.review)
}

const check: Check = (name, valueOf) => {
  if (!name.startsWith('participants.')) return checkContact(name, valueOf)
  return valueOf(name).trim() ? null : 'Write the name.'
}

export default function Participants() {
  const { checkout, start, source, dialing, now } = useLoaderData<typeof loader>()
  const form = useFields(useActionData<typeof action>(), check)
  return (
    <TourStep
      checkout={checkout}
      now={now}
      title="Participants"
      current={0}
      actions={
        <ActionButton form="participants" size="md">
          Continue to review
        </ActionButton>
      }
    >
      <PeopleHelp>Who takes part.</PeopleHelp>
      <FormError outcome={form.outcome} labels={{ 'contact.email': 'E-mail', 'contact.phone': 'Phone' }} />
      <PeopleForm id="participants" checkoutId={checkout.id} source={source} events={form.events}>
        {Array.from({ length: checkout.search.participants }, (_, at) => (
          <PersonCard key={at} title={`Participant ${at + 1}`}>
            {(['givenName', 'familyName'] as const).map((name) => {
              const path = `participants.${at}.${name}`
              return (
                <TextInput
                  key={name}
                  label={name === 'givenName' ? 'Given name' : 'Family name'}
                  {...form.field(path, start[path])}
                />
              )
            })}
          </PersonCard>
        ))}
        <ContactSection field={form.field} start={start} dialing={dialing} help="The voucher goes here." />
      </PeopleForm>
    </TourStep>
  )
}
