import { apiContext } from '../../../context.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { nations } from '../../../search/nations.ts'
import { SearchPage } from '../../../search/search-page.tsx'
import { sessionContext } from '../../../session.ts'
import type { Route } from './+types/search'
import { PolicySearchForm } from './policy-search-form.tsx'
import { checkPolicyForm, formOf, withTrip } from './read-policy-form.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Search protection')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { regional } = context.get(sessionContext)
  const params = new URL(request.url).searchParams
  const read = await withTrip(context.get(apiContext), formOf(params, regional))
  const checked = params.has('refused') ? checkPolicyForm(read.form) : null
  return { ...read, nations, problems: checked && 'problems' in checked ? checked.problems : {} }
}

/** The search for protection, alone or on top of an order. */
export default function Search({ loaderData: { form, people, problems, nations: countries } }: Route.ComponentProps) {
  return (
    <SearchPage
      title="Protection"
      context={
        form.onOrder || form.forCheckout
          ? 'The trip is filled in from the booking. Check it, and choose among the policies of every insurer.'
          : 'Travel insurance of every insurer: medical costs, cancellation, baggage and delay.'
      }
      form={<PolicySearchForm key={JSON.stringify(form)} form={form} problems={problems} nations={countries} people={people} />}
    />
  )
}
