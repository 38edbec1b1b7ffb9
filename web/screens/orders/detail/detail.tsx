import { lazyChunk } from '../../../kit/lazy-chunk.tsx'
import { failureOf } from '../../../order/failure-of.ts'
import { useIsShop } from '../../../session.ts'
import { payOrder } from '../hold/pay-order.ts'
import type { Route } from './+types/detail'
import { answerOrder } from './answer-order.ts'
import { CustomerOrder } from './flight/customer-order.tsx'
import { orderTitle, readOrder } from './read-order.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => orderTitle(loaderData)

export const loader = (args: Route.LoaderArgs) => readOrder('flight', args)

export const action = (args: Route.ActionArgs) => answerOrder('flight', args, { pay: payOrder })

/** A customer's browser does not load the agency's actions. */
const DeskOrder = lazyChunk(() => import('./flight/desk-order.tsx').then((chunk) => chunk.DeskOrder))

/** An order: all of it for the agency that sold it, a trip for the customer who bought it. */
export default function Order({ loaderData: { order, now }, actionData }: Route.ComponentProps) {
  const isShop = useIsShop()
  const failed = failureOf(actionData, 'pay')
  const moved = actionData && 'moved' in actionData && order.pay ? actionData.moved : null
  const Face = isShop ? CustomerOrder : DeskOrder
  return <Face order={order} now={now} failed={failed} moved={moved} />
}
