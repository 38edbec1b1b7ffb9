import { data, href, redirect } from 'react-router'
import { apiContext } from '../../../context.ts'
import { readForm } from '../../../kit/form/outcome.ts'
import { Page } from '../../../kit/page.tsx'
import { PageHeader } from '../../../kit/page-header.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { Trail } from '../../../order/trail.tsx'
import type { Route } from './+types/edit'
import { CustomerForm } from './customer-form.tsx'
import { failedCustomer, inputOf, typedOf } from './read-typed.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [{ title: loaderData ? `Change ${loaderData.name}` : 'Customer' }]

export async function loader({ params, context }: Route.LoaderArgs) {
  const customer = await readKnown(context.get(apiContext).customers.get({ id: params.id }))
  if (customer.erasedAt) throw data(null, { status: 404 })
  return customer
}

export async function action({ params: { id }, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  try {
    await context.get(apiContext).customers.update({ ...inputOf(typed), id })
    return redirect(href('/users/:id', { id }))
  } catch (error) {
    return failedCustomer(error, typed)
  }
}

export default function EditCustomer({ loaderData: customer, actionData }: Route.ComponentProps) {
  const back = href('/users/:id', { id: customer.id })
  return (
    <Page width="text">
      <PageHeader
        title={`Change ${customer.name}`}
        context={
          <Trail
            above={[
              { label: 'Customers', to: href('/users') },
              { label: customer.name, to: back },
            ]}
          >
            Change
          </Trail>
        }
      />
      <CustomerForm start={typedOf(customer)} outcome={actionData} save="Save customer" back={back} />
    </Page>
  )
}
