import { redirect, type RouterContextProvider } from 'react-router'
import type { SoldProduct } from '#domain/product-types.ts'
import { apiContext } from '../context.ts'
import { readKnown } from '../kit/read-known.ts'
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
  const order = orderOnly(product, await readKnown(context.get(apiContext).orders.get({ id })))
  return { order, isShop: context.get(sessionContext).host.kind === 'storefront', now: new Date().toISOString() }
}
