import { data } from 'react-router'
import type { FlightOrder, OrderDetail } from '#contract/orders.ts'

/** An order of flights; one of anything else is not found at an address that is a flight's. */
export function flightOnly(order: OrderDetail): FlightOrder {
  if (order.product !== 'flight') throw data(null, { status: 404 })
  return order
}
