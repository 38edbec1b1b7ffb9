import { Form, href, Link } from 'react-router'
import type { Api } from '#contract/index.ts'
import { ApiFailure } from '../../api-failure.ts'
import { apiContext } from '../../context.ts'
import { checkFor } from '../../form-checks.ts'
import { ActionButton } from '../../kit/form/action-button.tsx'
import { FormError } from '../../kit/form/form-error.tsx'
import { failedForm, readForm } from '../../kit/form/outcome.ts'
import { TextInput } from '../../kit/form/text-input.tsx'
import { Textarea } from '../../kit/form/textarea.tsx'
import { useFields } from '../../kit/form/use-fields.ts'
import { Notice } from '../../kit/notice.tsx'
import { Page } from '../../kit/page.tsx'
import { PageHeader } from '../../kit/page-header.tsx'
import { customerHead } from '../../layouts/customer-head.ts'
import { sessionContext } from '../../session.ts'
import type { Route } from './+types/help'
import css from './trips.module.css'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Get help')

/** Prefills the data of the booking; one that the visitor may not see adds nothing. */
async function aboutBooking(api: Api, id: string | null) {
  if (!id) return null
  try {
    const { number, title, contact, customer } = await api.orders.get({ id })
    return { reference: number, title, email: contact.email, phone: contact.phone, name: customer }
  } catch (error) {
    if (error instanceof ApiFailure && error.init.status < 500) return null
    throw error
  }
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const { customer, agency } = context.get(sessionContext)
  const booking = await aboutBooking(context.get(apiContext), new URL(request.url).searchParams.get('booking'))
  return {
    agency: agency?.name ?? '',
    booking: booking?.title ?? null,
    start: booking ?? { reference: '', email: customer?.email ?? '', phone: '', name: customer?.name ?? '' },
  }
}

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  const { name = '', email = '', phone = '', message = '', reference = '' } = typed
  try {
    await context.get(apiContext).shop.write({ name, email, phone, message, reference, topic: 'Help with a booking' })
    return { isSent: true }
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** A message to the agency about a booking. */
export default function Help({ loaderData: { agency, booking, start }, actionData }: Route.ComponentProps) {
  const form = useFields(actionData, checkFor('help'))
  if (actionData && 'isSent' in actionData)
    return (
      <Page width="text">
        <PageHeader title="Your message is on its way" />
        <Notice tone="info" role="status" title={`${agency} has your message`}>
          <p>
            The answer comes to your e-mail address. <Link to={href('/trips')}>Go to my trips</Link>
          </p>
        </Notice>
      </Page>
    )
  const labels = { name: 'Your name', email: 'E-mail', phone: 'Phone', reference: 'Booking reference', message: 'Message' }
  return (
    <Page width="text">
      <PageHeader title="Get help" context={booking ? `About ${booking}, ${start.reference}` : `${agency} answers by e-mail.`} />
      <Form {...form.events} method="post" className={css.form} noValidate>
        <FormError outcome={form.outcome} labels={labels} />
        <TextInput label={labels.name} autoComplete="name" {...form.field('name', start.name)} />
        <TextInput label={labels.email} type="email" autoComplete="email" {...form.field('email', start.email)} />
        <TextInput
          label={labels.phone}
          description="If you would rather be called"
          type="tel"
          autoComplete="tel"
          {...form.field('phone', start.phone)}
        />
        <TextInput
          label={labels.reference}
          description="If it is about a booking"
          {...form.field('reference', start.reference)}
        />
        <Textarea label={labels.message} rows={6} {...form.field('message')} />
        <ActionButton fullWidth>Send the message</ActionButton>
      </Form>
    </Page>
  )
}
