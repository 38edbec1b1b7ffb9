import { Form, href, Link, redirect } from 'react-router'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { customerHead } from '../../layouts/customer-head.ts'
import { orderAddress } from '../../products/order-address.ts'
import type { Route } from './+types/find-booking'
import css from './trips.module.css'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Find my booking')

/** Mails to travellers have the reference. */
export const loader = ({ request }: Route.LoaderArgs) => ({
  reference: (new URL(request.url).searchParams.get('reference') ?? '').slice(0, 40),
})

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    const found = await context.get(apiContext).shop.find({ reference: typed.reference ?? '', email: typed.email ?? '' })
    return redirect(orderAddress(found))
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** Finds one booking without an account. */
export default function FindBooking({ actionData, loaderData }: Route.ComponentProps) {
  const form = useFields(actionData, checkFor('findBooking'))
  return (
    <Page width="text">
      <PageHeader title="Find my booking" context="The reference is in your confirmation and on your ticket." />
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={{ reference: 'Booking reference', email: 'E-mail' }} />
        <TextInput
          label="Booking reference"
          description="Such as X4P9QT, or the number of your order"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          {...form.field('reference', loaderData.reference)}
        />
        <TextInput
          label="E-mail"
          description="The address the booking was made with"
          type="email"
          inputMode="email"
          autoComplete="email"
          {...form.field('email')}
        />
        <ActionButton fullWidth>Open the booking</ActionButton>
      </Form>
      <p className={css.below}>
        Booked more than once? <Link to={href('/sign-in')}>Sign in by e-mail</Link> to see all of your trips. What was booked in
        this browser is in <Link to={href('/trips')}>My trips</Link>.
      </p>
    </Page>
  )
}
