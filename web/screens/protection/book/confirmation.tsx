import { href, Link, redirect } from 'react-router'
import type { PolicyOrder } from '#contract/products/protection.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { apiContext } from '../../../context.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from '../../../order/confirmation.module.css'
import { ConfirmationHead } from '../../../order/confirmation-head.tsx'
import { confirmationState } from '../../../order/confirmation-state.ts'
import { orderStatement } from '../../../order/money-rows.tsx'
import { orderOnly } from '../../../order/order-only.ts'
import { TransferAwaited } from '../../../order/transfer-awaited.tsx'
import { useFollow } from '../../../order/use-follow.ts'
import { CoverTable } from '../../../products/protection/cover-table.tsx'
import { searchPath } from '../../../products/protection/policy-paths.ts'
import { PolicySummary } from '../../../products/protection/policy-summary.tsx'
import { Documents } from '../../orders/documents/documents.tsx'
import type { Route } from './+types/confirmation'
import { confirmationWords } from './confirmation-words.ts'

const stateOf = ({ status, cancelled }: PolicyOrder) => confirmationState(status, { isCancelled: cancelled !== null })

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? confirmationWords[stateOf(loaderData.order)].title : 'Confirmation' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('order')
  if (!id) throw redirect(searchPath)
  const order = orderOnly('protection', await readKnown(context.get(apiContext).orders.get({ id })))
  return { order, now: new Date().toISOString() }
}

/** The result of the purchase: the certificate once the insurer has confirmed, and the next steps. */
export default function Confirmation({ loaderData: { order, now } }: Route.ComponentProps) {
  useFollow(order, now)
  const state = stateOf(order)
  const isEnded = isOver(order.status)
  return (
    <Page>
      <div className={css.columns}>
        <div className={css.main}>
          <ConfirmationHead order={order} state={state} words={confirmationWords[state]} reference="Policy number" />
          <TransferAwaited order={order} />
          {order.documents.length > 0 && <Documents order={order} />}
          {!isEnded && (
            <DetailSection title="What comes next">
              <ul className={css.list}>
                <li>
                  {state === 'confirmed' ? 'The certificate was sent to ' : 'The certificate will be sent to '}
                  <strong>{order.contact.email}</strong>.
                </li>
                <li>
                  All money back until <DateText value={order.coolingOffUntil} />, as long as the trip has not started.
                </li>
              </ul>
            </DetailSection>
          )}
          <div className={css.actions}>
            <Button component={Link} to={href('/order/protection/:id', { id: order.id })}>
              Open the policy
            </Button>
            {isEnded && (
              <Button component={Link} to={searchPath} variant="default">
                Search again
              </Button>
            )}
          </div>
          {!isEnded && (
            <DetailSection title="The cover">
              <CoverTable policy={order.offer} />
            </DetailSection>
          )}
        </div>
        <aside aria-label="The policy">
          <PolicySummary offer={order.offer}>
            <SummaryList rows={orderStatement(order)} />
          </PolicySummary>
        </aside>
      </div>
    </Page>
  )
}
