import { data, redirect } from 'react-router'
import type { OrderDetail } from '#contract/product-shapes.ts'
import { isOf } from '#domain/is-of.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { orderAddress } from '../products/order-address.ts'
import type { OrderOf } from '../products/order-parts.ts'

/** An order at an address of one product; an order of another product is a 404. */
export function orderOnly<P extends SoldProduct>(product: P, order: OrderDetail): OrderOf<P> {
  if (!isOf(product, order)) throw data(null, { status: 404 })
  return order
}

/** The same for links with only an order's id: an order of another product has its own page. */
export function orderOrElsewhere<P extends SoldProduct>(product: P, order: OrderDetail): OrderOf<P> {
  if (!isOf(product, order)) throw redirect(orderAddress(order))
  return order
}
