import { and, eq } from 'drizzle-orm'
import type { FlightCheckout } from '#contract/products/flight.ts'
import type { FlightSupplier } from '#integrations/flights/port.ts'
import { fulfilments, orders } from '#server/db/schema/index.ts'
import type { Client, TestApp } from './app.ts'
import { hold, holdableCheckout } from './book-flight.ts'

/** Steps with an order that an airline holds. */

export async function rowOf(t: TestApp, id: string) {
  const [row] = await t.system.db.select().from(orders).where(eq(orders.id, id))
  if (!row) throw new Error('no order')
  return row
}

export function supplierOf(t: TestApp, checkout: FlightCheckout): FlightSupplier {
  const supplier = t.system.integrations.flights.find((one) => one.id === checkout.offer.supplier)
  if (!supplier) throw new Error('no supplier')
  return supplier
}

/** The status of each call of a kind for an order. */
export const callsOf = async (t: TestApp, id: string, kind: 'hold' | 'pay' | 'change') =>
  (
    await t.system.db
      .select()
      .from(fulfilments)
      .where(and(eq(fulfilments.orderId, id), eq(fulfilments.kind, kind)))
  ).map((call) => call.state)

/** An order that the airline holds. `index` varies the offer. */
export async function heldOrder(t: TestApp, client: Client, index: number) {
  const checkout = await holdableCheckout(client, { index })
  const id = String((await hold(client, checkout)).body.orderId)
  await t.drain()
  const order = (await client.call('GET', `/orders/${id}`)).body
  if (order.status !== 'Not Paid') throw new Error(`the order is ${order.status}, not held`)
  return { id, order, checkout, supplier: supplierOf(t, checkout) }
}
export type Held = Awaited<ReturnType<typeof heldOrder>>

/** The body of a payment at the price that the order shows. */
export function paymentOf(order: Held['order'], method: 'wallet' | 'card' | 'bank-transfer') {
  const { total } = order.pay.methods.find((one: { id: string }) => one.id === method)
  return { method, total, idempotencyKey: order.pay.idempotencyKey }
}

export const payHeld = (
  client: Client,
  { id, order }: Pick<Held, 'id' | 'order'>,
  method: 'wallet' | 'card' | 'bank-transfer' = 'wallet',
) => client.call('POST', `/orders/${id}/pay`, paymentOf(order, method))
