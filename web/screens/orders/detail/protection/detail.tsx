import { apiContext } from '../../../../context.ts'
import { readForm } from '../../../../kit/form/outcome.ts'
import { lazyChunk } from '../../../../kit/lazy-chunk.tsx'
import { useIsShop } from '../../../../session.ts'
import { CancelDialog } from '../../cancellation/cancel-dialog.tsx'
import { answerOrder } from '../answer-order.ts'
import { CustomerFrame } from '../customer-frame.tsx'
import { FactsUntilOver } from '../order-facts.tsx'
import { orderTitle, readOrder } from '../read-order.ts'
import type { Route } from './+types/detail'
import { answerPolicyChange } from './change/answer-change.ts'
import { readPolicyChange } from './change/read-change.ts'
import { ClaimsSection } from './claims-section.tsx'
import { PolicyStory } from './policy-story.tsx'
import { leaveForClaim, readClaims } from './read-claims.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => orderTitle(loaderData)

export async function loader(args: Route.LoaderArgs) {
  const read = await readOrder('protection', args)
  const api = args.context.get(apiContext)
  const { searchParams } = new URL(args.request.url)
  const [claims, changing] = await Promise.all([readClaims(api, read.order), readPolicyChange(api, read.order, searchParams)])
  return { ...read, claims, changing }
}

export async function action(args: Route.ActionArgs) {
  const { intent } = await readForm(args.request.clone())
  if (intent === 'claim') return leaveForClaim(args.context.get(apiContext), args.params.id)
  return answerOrder('protection', args, { change: answerPolicyChange })
}

/** A customer's browser does not load the agency's actions. */
const DeskFrame = lazyChunk(() => import('../desk-frame.tsx').then((chunk) => chunk.DeskFrame))

const ChangePolicyDialog = lazyChunk(() => import('./change/change-dialog.tsx').then((chunk) => chunk.ChangePolicyDialog))

/** A policy: all of it for the agency that sold it, a purchase for the customer who made it. */
export default function PolicyOrderPage({
  loaderData: { order, quote, hasMoved, now, claims, changing },
  actionData,
}: Route.ComponentProps) {
  const Frame = useIsShop() ? CustomerFrame : DeskFrame
  const facts = (
    <FactsUntilOver order={order} label="Insurer">
      {order.offer.insurer}
    </FactsUntilOver>
  )
  return (
    <>
      <Frame order={order} now={now} facts={facts}>
        <PolicyStory order={order} />
        <ClaimsSection claims={claims} />
      </Frame>
      {changing && <ChangePolicyDialog order={order} changing={changing} outcome={actionData} />}
      {quote && <CancelDialog order={order} quote={quote} now={now} hasMoved={hasMoved} outcome={actionData} />}
    </>
  )
}
