import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { apiContext } from '#web/context.ts'
import { ActionButton } from '#web/kit/form/action-button.tsx'
import { FormError } from '#web/kit/form/form-error.tsx'
import { readForm } from '#web/kit/form/outcome.ts'
import { useFields } from '#web/kit/form/use-fields.ts'
import { answerFailedStep } from '#web/products/checkout/answer-failed-step.ts'
import { checkContact } from '#web/products/checkout/check-contact.ts'
import { ContactSection } from '#web/products/checkout/contact-section.tsx'
import { openCheckout } from '#web/products/checkout/open-checkout.ts'
import { PeopleForm } from '#web/products/checkout/people-form.tsx'
import { PersonFields } from '#web/products/checkout/person-fields.tsx'
import { dialingCodes, toE164 } from '#web/products/checkout/phone-number.ts'
import { BagStep, readStep } from './step.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { id, paths } = readStep(request)
  const checkout = await openCheckout(context.get(apiContext), id, paths)
  return { checkout, now: new Date().toISOString(), dialing: dialingCodes }
}

/** Saves the owner of the bags and the contact. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { id, paths } = readStep(request)
  const typed = await readForm(request)
  const read = (name: string) => typed[name] ?? ''
  try {
    await context.get(apiContext).bags.saveOwner({
      id,
      owner: { givenName: read('owner.givenName'), familyName: read('owner.familyName') },
      contact: { email: read('contact.email'), phone: toE164(read('contact.phone'), read('contact.phoneCountry')) },
    })
  } catch (error) {
    return answerFailedStep(error, { here: paths.details, paths, typed })
  }
  return redirect(paths.review)
}

/** Who owns the bags. */
export default function Owner() {
  const { checkout, now, dialing } = useLoaderData<typeof loader>()
  const { field, events, outcome } = useFields(useActionData<typeof action>(), checkContact)
  return (
    <BagStep
      checkout={checkout}
      now={now}
      title="Owner of the bags"
      current={0}
      actions={<ActionButton form="owner">Continue to review</ActionButton>}
    >
      <FormError outcome={outcome} />
      <PeopleForm id="owner" checkoutId={checkout.id} source={null} events={events}>
        <PersonFields path="owner" label="Owner" isNamed section="" field={field} start={{}} hasSaved={false} />
        <ContactSection field={field} start={{}} dialing={dialing} help="The certificate goes here." />
      </PeopleForm>
    </BagStep>
  )
}
