import type { LoaderFunctionArgs } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { ApiFailure } from '../../../api-failure.ts'
import { apiContext } from '../../../context.ts'
import { readKnown } from '../../../kit/read-known.ts'
import { orderOrElsewhere } from '../../../order/order-only.ts'
import { quoteFor } from '../cancellation/cancel-order.ts'

/** An order of one product for its page. `cancel` in the address: reads the cancellation quote. */
export async function readOrder<P extends SoldProduct>(product: P, { params, request, context }: LoaderFunctionArgs) {
  const { orders } = context.get(apiContext)
  const { id = '' } = params
  const query = new URL(request.url).searchParams
  if (query.has('paid')) await confirmQuietly(orders, id)
  const order = orderOrElsewhere(product, await readKnown(orders.get({ id })))
  const quote = query.has('cancel') && order.actions.includes('cancel') ? await quoteFor(orders, order) : null
  return { order, quote, hasMoved: query.get('cancel') === 'changed', now: new Date().toISOString() }
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
