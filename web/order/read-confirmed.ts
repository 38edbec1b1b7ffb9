import { redirect, type RouterContextProvider } from 'react-router'
import type { SoldProduct } from '#domain/product-types.ts'
import { apiContext } from '../context.ts'
import { readKnown } from '../kit/read-known.ts'
import { readMade } from '../products/protection/with-booking/read-made.ts'
import { sessionContext } from '../session.ts'
import { orderOnly } from './order-only.ts'

interface Asking {
  request: Request
  context: Readonly<RouterContextProvider>
}

/** The order of a confirmation's address; without one the product's search opens. */
export async function readConfirmed<P extends SoldProduct>(product: P, search: string, { request, context }: Asking) {
  const id = new URL(request.url).searchParams.get('order')
  if (!id) throw redirect(search)
  const api = context.get(apiContext)
  const [read, protection] = await Promise.all([readKnown(api.orders.get({ id })), readMade(api, id)])
  const order = orderOnly(product, read)
  return { order, protection, isShop: context.get(sessionContext).host.kind === 'storefront', now: new Date().toISOString() }
}
