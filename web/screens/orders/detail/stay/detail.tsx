import { lazyChunk } from '../../../../kit/lazy-chunk.tsx'
import { failureOf } from '../../../../order/failure-of.ts'
import { useIsShop } from '../../../../session.ts'
import { CancelDialog } from '../../cancellation/cancel-dialog.tsx'
import { rebookStay } from '../../cancellation/rebook-stay.ts'
import { answerOrder } from '../answer-order.ts'
import { orderTitle, readOrder } from '../read-order.ts'
import type { Route } from './+types/detail'
import { CustomerStay } from './customer-stay.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => orderTitle(loaderData)

export const loader = (args: Route.LoaderArgs) => readOrder('stay', args)

export const action = (args: Route.ActionArgs) => answerOrder('stay', args, { rebook: rebookStay })

/** A customer's browser does not load the agency's actions. */
const DeskStay = lazyChunk(() => import('./desk-stay.tsx').then((chunk) => chunk.DeskStay))

/** A stay: all of it for the agency that sold it, a booking for the guest who made it. */
export default function StayOrderPage({ loaderData: { order, quote, hasMoved, now }, actionData }: Route.ComponentProps) {
  const isShop = useIsShop()
  const Face = isShop ? CustomerStay : DeskStay
  const failed = failureOf(actionData, 'rebook')
  return (
    <>
      <Face order={order} now={now} failed={failed} />
      {quote && <CancelDialog order={order} quote={quote} now={now} hasMoved={hasMoved} outcome={actionData} />}
    </>
  )
}
