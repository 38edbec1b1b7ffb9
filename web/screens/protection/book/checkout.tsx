import { redirect } from 'react-router'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { ActionButton } from '../../../kit/form/action-button.tsx'
import { FormError } from '../../../kit/form/form-error.tsx'
import { readForm } from '../../../kit/form/outcome.ts'
import { useFields } from '../../../kit/form/use-fields.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { answerFailedStep } from '../../../products/checkout/answer-failed-step.ts'
import { ContactSection } from '../../../products/checkout/contact-section.tsx'
import { hasSavedPeople } from '../../../products/checkout/has-saved-people.ts'
import { closedReason, openCheckout } from '../../../products/checkout/open-checkout.ts'
import { PeopleForm, PeopleHelp } from '../../../products/checkout/people-form.tsx'
import { dialingCodes } from '../../../products/checkout/phone-number.ts'
import { bookingPath } from '../../../products/protection/with-booking/booking-path.ts'
import { refusePeople } from '../../../products/checkout/refuse-people.ts'
import type { Route } from './+types/checkout'
import { checkInsured } from './check-insured.ts'
import { DisclosureSection } from './disclosure-section.tsx'
import { InsuredFields, PolicyholderFields } from './insured-fields.tsx'
import { NeedsSection } from './needs-section.tsx'
import { readStep } from './paths.ts'
import { PolicyStep } from './policy-step.tsx'
import { readInsured, savedFields } from './read-insured.ts'
import { startFields } from './start-insured.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Insured')

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const checkout = await openCheckout(api, id, paths)
  const now = new Date().toISOString()
  if (closedReason(checkout)) return { checkout, now, opened: [], start: {}, source: null, dialing: [], hasSaved: false }
  const [{ draft }, opened, hasSaved, ofBooking] = await Promise.all([
    api.checkouts.typed({ id }),
    api.policies.opened({ id }),
    hasSavedPeople(context),
    startFields(api, checkout),
  ])
  const source = draft ? ('draft' as const) : ('saved' as const)
  const start = draft ?? savedFields(checkout) ?? ofBooking
  return { checkout, now, opened, start, source, dialing: dialingCodes, hasSaved }
}

/** Saves the insured, the answers and the contact, and goes on to the review, or back to the booking that the policy is chosen with. */
export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  try {
    const { offer } = await openCheckout(api, id, paths)
    // The server names what is missing: an empty answer is none of those that it knows.
    const entered = { id, ...readInsured(typed, offer) } as Parameters<typeof api.policies.saveInsured>[0]
    const { waitsFor } = await api.policies.saveInsured(entered)
    if (waitsFor) return redirect(await bookingPath(api, waitsFor))
  } catch (error) {
    const isAboutFields = error instanceof ApiFailure && error.data.code === 'input.invalid'
    if (isAboutFields && Object.keys(error.data.fields).length > 0) return refusePeople(error.data.fields, typed)
    return answerFailedStep(error, { here: paths.details, paths, typed })
  }
  return redirect(paths.review)
}

/** Who is insured, who concludes the contract, demands and needs, the documents, and the contact. */
export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  const { checkout, now, opened, start, source, dialing, hasSaved } = loaderData
  const form = useFields(actionData, checkInsured)
  const documentsError = form.outcome?.failure.fields.documents
  return (
    <PolicyStep
      checkout={checkout}
      now={now}
      title="Insured"
      current={0}
      actions={
        <ActionButton form="insured" size="md">
          {checkout.waitsFor ? 'Add to the booking' : 'Continue to review'}
        </ActionButton>
      }
    >
      <PeopleHelp>Names as in the passports. Everybody is insured for the whole trip.</PeopleHelp>
      <FormError outcome={form.outcome} labels={labelsOf(checkout.offer.ages)} />
      <DisclosureSection checkoutId={checkout.id} opened={opened} error={documentsError} />
      <PeopleForm id="insured" checkoutId={checkout.id} source={source} events={form.events}>
        <InsuredFields ages={checkout.offer.ages} field={form.field} start={start} hasSaved={hasSaved} />
        <PolicyholderFields field={form.field} start={start} hasSaved={hasSaved} />
        <NeedsSection field={form.field} start={start} />
        <ContactSection
          field={form.field}
          start={start}
          dialing={dialing}
          help="The certificate goes here. The insurer may use both to reach the policyholder."
        />
      </PeopleForm>
    </PolicyStep>
  )
}

const parts = { givenName: 'given name', familyName: 'family name', bornOn: 'date of birth' }

/** What the summary of errors calls each field. */
const labelsOf = (ages: readonly number[]): Record<string, string> => ({
  ...Object.fromEntries(
    ages.flatMap((_, index) =>
      Object.entries(parts).map(([field, name]) => [`insured.${index}.${field}`, `Person ${index + 1}, ${name}`]),
    ),
  ),
  'policyholder.givenName': 'Policyholder, given name',
  'policyholder.familyName': 'Policyholder, family name',
  'policyholder.street': 'Street and number',
  'policyholder.city': 'City',
  'needs.resident': 'Residence',
  'needs.atHome': 'Before the trip',
  'needs.advised': 'Advice of a doctor',
  'needs.purpose': 'What should be covered',
  'contact.email': 'E-mail',
  'contact.phone': 'Phone',
  documents: 'Documents',
})
