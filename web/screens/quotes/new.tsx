import { Form, href, redirect } from 'react-router'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { DetailSection } from '../../kit/detail-section.tsx'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { readKnown } from '../../kit/read-known.ts'
import { Trail } from '../../order/trail.tsx'
import type { Route } from './+types/new'
import css from './quotes.module.css'
import { TripOffered } from './trip-offered.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'New quote' }]

/** In the address: `customer`, the stored customer it is for, and `trip`, the planned trip whose items it offers. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const { customers, plannedTrips } = context.get(apiContext)
  const [customerId, tripId] = [url.searchParams.get('customer'), url.searchParams.get('trip')]
  const [customer, trip] = await Promise.all([
    customerId === null ? null : readKnown(customers.get({ id: customerId })),
    tripId === null ? null : readKnown(plannedTrips.get({ id: tripId })),
  ])
  return {
    customer: customer && { id: customer.id, name: customer.name, email: customer.email, phone: customer.phone },
    trip,
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { title = '', name = '', email = '', phone = '', customerId, tripId } = typed
  try {
    const { quotes } = context.get(apiContext)
    const { id } = await quotes.create({ title, name, email, phone, customerId: customerId || null, tripId: tripId || null })
    return redirect(href('/quotes/:id', { id }))
  } catch (error) {
    return failedForm(error, typed)
  }
}

const labels = { title: 'Title', name: 'Customer', email: 'E-mail', phone: 'Phone' }

export default function NewQuote({ loaderData: { customer, trip }, actionData }: Route.ComponentProps) {
  const { field, events, outcome } = useFields(actionData, checkFor('newQuote'))
  return (
    <Page width="text">
      <PageHeader title="New quote" context={<Trail above={[{ label: 'Quotes', to: href('/quotes') }]}>New quote</Trail>} />
      <Form {...events} method="post" noValidate>
        <FormError outcome={outcome} labels={labels} />
        {trip && <input type="hidden" name="tripId" value={trip.id} />}
        {customer && <input type="hidden" name="customerId" value={customer.id} />}
        <DetailSection title="What and for whom">
          <div className={css.form}>
            <TextInput
              label={labels.title}
              description="The customer reads it first, such as “Zanzibar in February”."
              maxLength={160}
              {...field('title', trip?.name)}
            />
            <TextInput label={labels.name} maxLength={120} autoComplete="off" {...field('name', customer?.name)} />
            <TextInput label={labels.email} type="email" autoComplete="off" {...field('email', customer?.email)} />
            <TextInput label={labels.phone} type="tel" maxLength={30} autoComplete="off" {...field('phone', customer?.phone)} />
          </div>
        </DetailSection>
        {trip && <TripOffered trip={trip} />}
        <div className="button-row" data-end>
          <ActionButton>Create quote</ActionButton>
        </div>
      </Form>
    </Page>
  )
}
