import { redirect } from 'react-router'
import type { PolicyOrder } from '#contract/products/protection.ts'
import { apiContext } from '../../../context.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { ConfirmationPage } from '../../../order/confirmation-page.tsx'
import { confirmationState } from '../../../order/confirmation-state.ts'
import { orderStatement } from '../../../order/money-rows.tsx'
import { orderOnly } from '../../../order/order-only.ts'
import { CoverTable } from '../../../products/protection/cover-table.tsx'
import { searchPath } from '../../../products/protection/policy-paths.ts'
import { PolicySummary } from '../../../products/protection/policy-summary.tsx'
import { sessionContext } from '../../../session.ts'
import type { Route } from './+types/confirmation'
import { confirmationWords } from './confirmation-words.ts'

const stateOf = ({ status, cancelled }: PolicyOrder) => confirmationState(status, { isCancelled: cancelled !== null })

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  customerHead(root, loaderData ? confirmationWords(stateOf(loaderData.order), loaderData.isShop).title : 'Confirmation')

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('order')
  if (!id) throw redirect(searchPath)
  const order = orderOnly('protection', await readKnown(context.get(apiContext).orders.get({ id })))
  return { order, isShop: context.get(sessionContext).host.kind === 'storefront', now: new Date().toISOString() }
}

/** The result of the purchase: the certificate once the insurer has confirmed, and the next steps. */
export default function Confirmation({ loaderData: { order, isShop, now } }: Route.ComponentProps) {
  const { offer, coolingOffUntil } = order
  const state = stateOf(order)
  return (
    <ConfirmationPage
      order={order}
      now={now}
      state={state}
      words={confirmationWords(state, isShop)}
      reference="Policy number"
      search={searchPath}
      next={
        <li>
          All money back until <DateText value={coolingOffUntil} />, as long as the trip has not started.
        </li>
      }
      below={
        <DetailSection title="The cover">
          <CoverTable policy={offer} />
        </DetailSection>
      }
      label="The policy"
      summary={
        <PolicySummary offer={offer}>
          <SummaryList rows={orderStatement(order)} />
        </PolicySummary>
      }
    />
  )
}
