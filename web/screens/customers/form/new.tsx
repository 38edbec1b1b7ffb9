import { href, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { Trail } from '../../../order/trail.tsx'
import type { Route } from './+types/new'
import { CustomerForm } from './customer-form.tsx'
import { failedCustomer, inputOf } from './read-typed.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Add customer' }]

export async function action({ request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    const { id } = await context.get(apiContext).customers.create(inputOf(typed))
    return redirect(href('/users/:id', { id }))
  } catch (error) {
    return failedCustomer(error, typed)
  }
}

export default function NewCustomer({ actionData }: Route.ComponentProps) {
  return (
    <Page width="text">
      <PageHeader
        title="Add customer"
        context={<Trail above={[{ label: 'Customers', to: href('/users') }]}>Add customer</Trail>}
      />
      <CustomerForm start={{}} outcome={actionData} save="Add customer" back={href('/users')} />
    </Page>
  )
}
