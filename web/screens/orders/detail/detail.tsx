import { data } from 'react-router'
import { apiContext } from '../../../context.ts'
import { failedForm, readForm } from '../../../kit/form/outcome.ts'
import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { readKnown } from '../../../kit/read-known.ts'
import { failureOf } from '../../../order/failure-of.ts'
import { useIsShop } from '../../../session.ts'
import { intents } from '../actions/run-action.ts'
import { payOrder } from '../hold/pay-order.ts'
import type { Route } from './+types/detail'
import { confirmQuietly } from './confirm-quietly.ts'
import { CustomerOrder } from './flight/customer-order.tsx'
import { orderOrElsewhere } from '../../../order/order-only.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: loaderData ? `${loaderData.order.number} ${loaderData.order.title}` : 'Order' },
]

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { orders } = context.get(apiContext)
  if (new URL(request.url).searchParams.has('paid')) await confirmQuietly(orders, params.id)
  const order = orderOrElsewhere('flight', await readKnown(orders.get({ id: params.id })))
  return { order, now: new Date().toISOString() }
}

export async function action({ params, request, context }: Route.ActionArgs) {
  const typed = await readForm(request)
  if (typed.intent === 'pay') return payOrder(context.get(apiContext), params.id, typed)
  const intent = intents[typed.intent ?? '']
  if (!intent) throw data(null, { status: 400 })
  try {
    await intent.run(context.get(apiContext), params.id, typed)
    return { done: intent.done(typed) }
  } catch (error) {
    return failedForm(error, typed)
  }
}

/** A customer's browser goes without what the desk does with an order. */
const DeskOrder = lazyChunk(() => import('./flight/desk-order.tsx').then((chunk) => chunk.DeskOrder))

/** An order: whole to the agency that sold it, as a trip to the customer who bought it. */
export default function Order({ loaderData, actionData }: Route.ComponentProps) {
  const isShop = useIsShop()
  const { order } = loaderData
  const failed = failureOf(actionData, 'pay')
  const moved = actionData && 'moved' in actionData && order.pay ? actionData.moved : null
  const Face = isShop ? CustomerOrder : DeskOrder
  return <Face {...loaderData} failed={failed} moved={moved} />
}
