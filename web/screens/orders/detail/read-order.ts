import type { LoaderFunctionArgs } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { Approval } from '#contract/team/approvals.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readKnown } from '../../../kit/read-known.ts'
import { orderOrElsewhere } from '../../../order/order-only.ts'
import { readGaps } from '../../../products/protection/with-booking/read-gaps.ts'
import { readMade } from '../../../products/protection/with-booking/read-made.ts'
import { sessionContext } from '../../../session.ts'
import { quoteFor } from '../cancellation/cancel-order.ts'

/** An order of one product for its page. `cancel` in the address: reads the cancellation quote. */
export async function readOrder<P extends SoldProduct>(product: P, { params, request, context }: LoaderFunctionArgs) {
  const api = context.get(apiContext)
  const { orders, approvals } = api
  const { id = '' } = params
  const query = new URL(request.url).searchParams
  if (query.has('paid')) await confirmQuietly(orders, id)
  const session = context.get(sessionContext)
  const mayWait = session.approvals > 0 || session.hasRequested
  const [read, requests, protection, gaps] = await Promise.all([
    readKnown(orders.get({ id })),
    mayWait ? waitingOf(approvals, id) : [],
    readMade(api, id),
    readGaps(api, id),
  ])
  const order = orderOrElsewhere(product, read)
  const quote = query.has('cancel') && order.actions.includes('cancel') ? await quoteFor(orders, order) : null
  const now = new Date().toISOString()
  return { order, quote, requests, protection, gaps, hasMoved: query.get('cancel') === 'changed', now }
}

/** The requests about an order that wait for approval. The order is shown without them if they cannot be read. */
async function waitingOf(approvals: Api['approvals'], orderId: string): Promise<Approval[]> {
  try {
    const { items } = await approvals.list({ orderId })
    return items.filter(({ state }) => state === 'waiting')
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
    return []
  }
}

/** The title of an order's page. */
export const orderTitle = (read: { order: { number: string; title: string } } | undefined) => [
  { title: read ? `${read.order.number} ${read.order.title}` : 'Order' },
]

/** The payer is back: the gateway's payment status is checked. If it does not answer, the page and a job check again. */
async function confirmQuietly(orders: Api['orders'], id: string): Promise<void> {
  try {
    await orders.confirmPayment({ id })
  } catch (error) {
    if (!(error instanceof ApiFailure)) throw error
  }
}
