import { type Money, toDecimal } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { readAs, unusable } from '../../duffel/envelope.ts'
import type { FlightBooking, SupplierFlightOrder } from '../port.ts'
import type { DuffelClient } from './client.ts'
import { mapOrder, pendingOrder } from './map-order.ts'
import { orderData, REFERENCE_KEY } from './order-data.ts'
import { WireOrder } from './wire.ts'

const PAGE = 200
/** A server that does not filter by offer lists all orders, newest first: a lost booking is among the newest. */
const MOST_PAGES = 5

/** Booking, paying and finding bookings. Duffel has no idempotency key: no call that books or pays is ever repeated. */
export function createBooking(client: DuffelClient, supplier: string) {
  const readOrder = (raw: unknown, acted: boolean): SupplierFlightOrder => mapOrder(readAs(WireOrder, raw, { supplier, acted }))

  async function create(booking: FlightBooking, type: 'instant' | 'hold'): Promise<SupplierFlightOrder> {
    const answer = await client.createOrder(orderData(booking, type, supplier))
    return answer.status === 202 ? pendingOrder(booking) : readOrder(answer.data, true)
  }

  async function getOrder(id: string): Promise<SupplierFlightOrder> {
    const order = readOrder(await client.getOrder(id), false)
    if (order.id === id) return order
    throw unusable('unavailable', supplier, 'answered with another order than asked')
  }

  return {
    book: (booking: FlightBooking) => create(booking, 'instant'),
    hold: (booking: FlightBooking) => create(booking, 'hold'),
    getOrder,

    async pay(supplierOrderId: string, price: Money): Promise<SupplierFlightOrder> {
      const payment = { type: 'balance', amount: toDecimal(price), currency: price.currency }
      try {
        await client.createPayment({ order_id: supplierOrderId, payment })
      } catch (error) {
        // Paid by an earlier attempt whose answer was lost: this is the wanted result.
        if (!(error instanceof SupplierError) || error.vendorCode !== 'already_paid') throw error
      }
      try {
        return await getOrder(supplierOrderId)
      } catch (error) {
        const code = error instanceof SupplierError ? error.vendorCode : null
        throw new SupplierError(
          'unknown-outcome',
          supplier,
          `${supplier} took the payment, but the order could not be read`,
          code,
        )
      }
    },

    async release(supplierOrderId: string): Promise<SupplierFlightOrder> {
      const before = await getOrder(supplierOrderId)
      if (before.status === 'cancelled') return before
      if (before.status !== 'held')
        throw new SupplierError('rejected', supplier, 'The order is paid: it is cancelled, not released')
      await client.confirmCancellation(await client.quoteCancellation(supplierOrderId))
      return getOrder(supplierOrderId)
    },

    async findBooking(by: { reference: string; supplierOfferId: string }): Promise<SupplierFlightOrder | null> {
      let after: string | null = null
      for (let page = 0; page < MOST_PAGES; page += 1) {
        const found = await client.listOrders({ offer_id: by.supplierOfferId, limit: PAGE, ...(after === null ? {} : { after }) })
        for (const raw of found.orders) {
          const wire = WireOrder.safeParse(raw)
          // The same offer may have been booked for somebody else: only our reference proves that it is this booking.
          if (wire.data?.metadata?.[REFERENCE_KEY] === by.reference) return mapOrder(wire.data)
        }
        after = found.after
        if (after === null) return null
      }
      return null
    },
  }
}
