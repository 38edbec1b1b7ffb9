import { lazyChunk } from '../../../../kit/lazy-chunk.tsx'
import { useIsShop } from '../../../../session.ts'
import { CancelDialog } from '../../cancellation/cancel-dialog.tsx'
import { answerOrder } from '../answer-order.ts'
import { orderTitle, readOrder } from '../read-order.ts'
import type { Route } from './+types/detail'
import { CustomerTour } from './customer-tour.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => orderTitle(loaderData)

export const loader = (args: Route.LoaderArgs) => readOrder('tour', args)

export const action = (args: Route.ActionArgs) => answerOrder('tour', args)

/** A customer's browser does not load the agency's actions. */
const DeskTour = lazyChunk(() => import('./desk-tour.tsx').then((chunk) => chunk.DeskTour))

/** A tour: all of it for the agency that sold it, a booking for the customer who made it. */
export default function TourOrderPage({ loaderData: { order, quote, hasMoved, now }, actionData }: Route.ComponentProps) {
  const Face = useIsShop() ? CustomerTour : DeskTour
  return (
    <>
      <Face order={order} now={now} />
      {quote && <CancelDialog order={order} quote={quote} now={now} hasMoved={hasMoved} outcome={actionData} />}
    </>
  )
}
