import { data } from 'react-router'
import { apiContext } from '../../../../context.ts'
import { failedForm, readForm } from '../../../../kit/form/outcome.ts'
import { lazyChunk } from '../../../../kit/lazy-chunk.tsx'
import { readKnown } from '../../../../kit/read-known.ts'
import { failureOf } from '../../../../order/failure-of.ts'
import { useIsShop } from '../../../../session.ts'
import { intents } from '../../actions/run-action.ts'
import { CancelDialog } from '../../cancellation/cancel-dialog.tsx'
import { cancelStay, quoteFor } from '../../cancellation/cancel-stay.ts'
import { rebookStay } from '../../cancellation/rebook-stay.ts'
import { confirmQuietly } from '../confirm-quietly.ts'
import { orderOrElsewhere } from '../../../../order/order-only.ts'
import type { Route } from './+types/detail'
import { CustomerStay } from './customer-stay.tsx'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.order.number} ${loaderData.order.title}` : 'Order' },
]

/** An order of a stay. `cancel` in the address: what cancelling gives is asked for and shown. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders } = context.get(apiContext)
  const query = new URL(request.url).searchParams
  if (query.has('paid')) await confirmQuietly(orders, params.id)
  const order = orderOrElsewhere('stay', await readKnown(orders.get({ id: params.id })))
  const quote = query.has('cancel') && order.actions.includes('cancel') ? await quoteFor(orders, order) : null
  return { order, quote, hasMoved: query.get('cancel') === 'changed', now: new Date().toISOString() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const api = context.get(apiContext)
  const typed = await readForm(request)
  if (typed.intent === 'cancel') return cancelStay(api.orders, params.id, typed)
  if (typed.intent === 'rebook') return rebookStay(api.orders, params.id, typed)
  const intent = intents[typed.intent ?? '']
  if (!intent) throw data(null, { status: 400 })
  try {
    await intent.run(api, params.id, typed)
    return { done: intent.done(typed) }
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** A customer's browser goes without what the desk does with an order. */
const DeskStay = lazyChunk(() => import('./desk-stay.tsx').then((chunk) => chunk.DeskStay))

/** A stay: whole to the agency that sold it, as a booking to the guest who made it. */
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
