import { apiContext } from '../../../context.ts'
import { customerHead } from '../../../layouts/customer-head.ts'
import { openCheckout } from '../../../products/checkout/open-checkout.ts'
import type { Route } from './+types/checkout'
import { answerPeople } from './answer-people.ts'
import { readStep } from './paths.ts'
import { PeopleStep } from './people-step.tsx'
import { readPeopleStep } from './read-people-step.ts'

export const meta: Route.MetaFunction = ({ matches: [root] }) => customerHead(root, 'Participants')

export async function loader({ request, context }: Route.LoaderArgs) {
  const { id, paths } = readStep(request)
  return readPeopleStep(context, await openCheckout(context.get(apiContext), id, paths))
}

export const action = ({ request, context }: Route.ActionArgs) => answerPeople(request, context)

/** Who takes part, with their answers and the contact. */
export default function Checkout({ loaderData, actionData }: Route.ComponentProps) {
  return <PeopleStep key={loaderData.checkout.id} read={loaderData} outcome={actionData} />
}
