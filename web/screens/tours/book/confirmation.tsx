import type { TourOrder } from '#contract/products/tour.ts'
import { isOver } from '#domain/orders/order-status.ts'
import { SummaryList } from '../../../kit/summary-list.tsx'
import { customerHead } from '../../../layouts/customer-head.ts'
import { ConfirmationPage } from '../../../order/confirmation-page.tsx'
import { confirmationState } from '../../../order/confirmation-state.ts'
import { orderStatement } from '../../../order/money-rows.tsx'
import { readConfirmed } from '../../../order/read-confirmed.ts'
import { FreeWords } from '../../../products/tour/free-words.tsx'
import { MeetingWords } from '../../../products/tour/meeting-words.tsx'
import { placeOf } from '../../../products/tour/place-of.ts'
import { Vouchers } from '../../../products/tour/vouchers.tsx'
import type { Route } from './+types/confirmation'
import { confirmationWords } from './confirmation-words.ts'
import { TourSummary } from './tour-summary.tsx'

const stateOf = ({ status, offer, cancelled }: TourOrder) =>
  confirmationState(status, { isOnRequest: offer.option.isOnRequest, isCancelled: cancelled !== null })

export const meta: Route.MetaFunction = ({ loaderData, matches: [root] }) =>
  customerHead(root, loaderData ? confirmationWords(stateOf(loaderData.order), loaderData.isShop).title : 'Confirmation')

export const loader = (args: Route.LoaderArgs) => readConfirmed('tour', '/tour/new', args)

/** The result of the booking: the vouchers once the operator has confirmed, and the next steps. */
export default function Confirmation({ loaderData: { order, protection, isShop, now } }: Route.ComponentProps) {
  const { offer } = order
  const state = stateOf(order)
  return (
    <ConfirmationPage
      order={order}
      now={now}
      state={state}
      protection={protection}
      words={confirmationWords(state, isShop)}
      reference="Booking reference of the operator"
      search="/tour/new"
      above={<Vouchers order={order} />}
      next={
        <li>
          <FreeWords of={offer} place={placeOf(offer.tour)} />.
        </li>
      }
      below={<MeetingWords offer={offer} />}
      label="The tour"
      summary={
        <TourSummary offer={offer} isOver={isOver(order.status)}>
          <SummaryList rows={orderStatement(order)} />
        </TourSummary>
      }
    />
  )
}
