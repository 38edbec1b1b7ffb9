import { data, redirect } from 'react-router'
import type { FlightOrder, OrderDetail } from '#contract/orders.ts'
import { orderAddress } from '../products/order-address.ts'

/** An order of flights; one of anything else is not found at an address that is a flight's. */
export function flightOnly(order: OrderDetail): FlightOrder {
  if (order.product !== 'flight') throw data(null, { status: 404 })
  return order
}

/** The same for links that know an order by its id alone: what is not of flights has a page of its own. */
export function flightOrElsewhere(order: OrderDetail): FlightOrder {
  if (order.product !== 'flight') throw redirect(orderAddress(order))
  return order
}
