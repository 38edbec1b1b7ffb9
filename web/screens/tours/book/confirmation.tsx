import { href, Link, redirect } from 'react-router'
import type { TourOrder } from '#contract/products/tour.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { apiContext } from '../../../context.ts'
import { DetailSection } from '../../../kit/detail-section.tsx'
import { Button } from '../../../kit/form/button.tsx'
import { Page } from '../../../kit/page.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import css from '../../../order/confirmation.module.css'
import { ConfirmationHead } from '../../../order/confirmation-head.tsx'
import { type ConfirmationState, confirmationState } from '../../../order/confirmation-state.ts'
import { orderStatement } from '../../../order/money-rows.tsx'
import { orderOnly } from '../../../order/order-only.ts'
import { TransferAwaited } from '../../../order/transfer-awaited.tsx'
import { useFollow } from '../../../order/use-follow.ts'
import { FreeWords } from '../../../products/tour/free-words.tsx'
import { placeOf } from '../../../products/tour/place-of.ts'
import { Vouchers } from '../../../products/tour/vouchers.tsx'
import { sessionContext } from '../../../session.ts'
import { Documents } from '../../orders/documents/documents.tsx'
import type { Route } from './+types/confirmation'
import { confirmationWords } from './confirmation-words.ts'
import { MeetingWords } from '../../../products/tour/meeting-words.tsx'
import { TourSummary } from './tour-summary.tsx'

const stateOf = ({ status, offer, cancelled }: TourOrder) =>
  confirmationState(status, { isOnRequest: offer.option.isOnRequest, isCancelled: cancelled !== null })

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? confirmationWords(stateOf(loaderData.order), loaderData.isShop).title : 'Confirmation' },
]

export async function loader({ request, context }: Route.LoaderArgs) {
  const id = new URL(request.url).searchParams.get('order')
  if (!id) throw redirect('/tour/new')
  const order = orderOnly('tour', await readKnown(context.get(apiContext).orders.get({ id })))
  return { order, isShop: context.get(sessionContext).host.kind === 'storefront', now: new Date().toISOString() }
}

/** The result of the booking: the vouchers once the operator has confirmed, and the next steps. */
export default function Confirmation({ loaderData: { order, isShop, now } }: Route.ComponentProps) {
  useFollow(order, now)
  const state = stateOf(order)
  const isEnded = isOver(order.status)
  return (
    <Page>
      <div className={css.columns}>
        <div className={css.main}>
          <ConfirmationHead
            order={order}
            state={state}
            words={confirmationWords(state, isShop)}
            reference="Booking reference of the operator"
          />
          <TransferAwaited order={order} />
          {!isEnded && <Vouchers order={order} />}
          {!isEnded && <WhatNext order={order} state={state} />}
          {order.documents.length > 0 && <Documents order={order} />}
          <div className={css.actions}>
            <Button component={Link} to={href('/order/tour/:id', { id: order.id })}>
              Open the booking
            </Button>
            {isEnded && (
              <Button component={Link} to="/tour/new" variant="default">
                Search again
              </Button>
            )}
          </div>
          {!isEnded && <MeetingWords offer={order.offer} />}
        </div>
        <aside aria-label="The tour">
          <TourSummary offer={order.offer} isOver={isEnded}>
            <SummaryList rows={orderStatement(order)} />
          </TourSummary>
        </aside>
      </div>
    </Page>
  )
}

/** What the participants do next. */
function WhatNext({ order, state }: { order: TourOrder; state: ConfirmationState }) {
  const { offer, contact } = order
  return (
    <DetailSection title="What comes next">
      <ul className={css.list}>
        <li>
          {state === 'confirmed' ? 'The voucher was sent to ' : 'The voucher will be sent to '}
          <strong>{contact.email}</strong>.
        </li>
        <li>
          <FreeWords freeUntil={offer.freeUntil} place={placeOf(offer.tour)} />.
        </li>
      </ul>
    </DetailSection>
  )
}
