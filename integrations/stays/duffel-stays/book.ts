import { formatMoney, isSame } from '#domain/money/money.ts'
import { MAX_REQUESTS } from '#domain/stays/guest-rules.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import { askOffered } from '../../duffel/ask-offered.ts'
import { readAs, unusable } from '../../duffel/envelope.ts'
import type { StayBooking, StayQuote, SupplierStayOrder } from '../port.ts'
import type { StaysClient } from './client.ts'
import { mapOrder, REFERENCE_KEY } from './map-order.ts'
import { mapQuote } from './map-quote.ts'
import { WireBooking } from './wire.ts'

const hasCode = (error: unknown, ...codes: string[]): error is SupplierError =>
  error instanceof SupplierError && codes.includes(error.vendorCode ?? '')

/** Quoting, booking and cancelling. Duffel has no idempotency key: no call that may have acted is ever repeated. */
export function createBooking(client: StaysClient, supplier: string) {
  const readOrder = (raw: unknown, acted: boolean): SupplierStayOrder => mapOrder(readAs(WireBooking, raw, { supplier, acted }))

  const quote = (supplierRateId: string): Promise<StayQuote> =>
    askOffered(supplier, async () => mapQuote(await client.createQuote(supplierRateId), supplierRateId, supplier))

  /** The current quote, or a new one if it is gone. */
  async function quoteFor({ quoteId, supplierRateId }: StayBooking): Promise<StayQuote> {
    if (quoteId === null) return quote(supplierRateId)
    try {
      const raw = await client.getQuote(quoteId)
      return await askOffered(supplier, async () => mapQuote(raw, supplierRateId, supplier))
    } catch (error) {
      if (hasCode(error, 'not_found', 'quote_expired')) return quote(supplierRateId)
      throw error
    }
  }

  /** A quote guarantees Duffel's price; a booking contains none. */
  function assertPrice({ rate: { net } }: StayQuote, { price }: StayBooking): void {
    if (isSame(net, price)) return
    throw new SupplierError('price-changed', supplier, `${supplier} asks ${formatMoney(net)} instead of ${formatMoney(price)}`)
  }

  async function bookQuote(found: StayQuote, booking: StayBooking): Promise<SupplierStayOrder> {
    assertPrice(found, booking)
    const order = readOrder(await client.createBooking(bookingData(found.quoteId, booking)), true)
    return { ...order, supplierOfferId: order.supplierOfferId ?? found.quoteId }
  }

  async function getOrder(id: string): Promise<SupplierStayOrder> {
    const order = readOrder(await client.getBooking(id), false)
    if (order.id === id) return order
    throw unusable('unavailable', supplier, 'answered with another booking than asked')
  }

  /** Not cancellable may mean too late, but also cancelled or declined already, or not confirmed yet. */
  async function whyNot(id: string, refusal: SupplierError): Promise<SupplierStayOrder> {
    const order = await getOrder(id)
    if (order.status === 'cancelled' || order.status === 'failed') return order
    throw order.status === 'issued' ? new SupplierError('rejected', supplier, refusal.message, 'TOO_LATE') : refusal
  }

  return {
    quote,
    getOrder,

    async book(booking: StayBooking): Promise<SupplierStayOrder> {
      try {
        return await bookQuote(await quoteFor(booking), booking)
      } catch (error) {
        if (!hasCode(error, 'quote_expired')) throw error
        return bookQuote(await quote(booking.supplierRateId), booking)
      }
    },

    async cancel(supplierOrderId: string): Promise<SupplierStayOrder> {
      try {
        return readOrder(await client.cancelBooking(supplierOrderId), true)
      } catch (error) {
        if (hasCode(error, 'already_cancelled')) return getOrder(supplierOrderId)
        if (hasCode(error, 'booking_not_cancellable')) return whyNot(supplierOrderId, error)
        throw error
      }
    },
  }
}

/** `data` of a new booking, without amounts, which the quote contains. */
const bookingData = (quoteId: string, { guests, contact, requests, loyaltyNumber, reference }: StayBooking) => ({
  quote_id: quoteId,
  guests: guests.map(({ givenName, familyName }) => ({ given_name: givenName, family_name: familyName })),
  email: contact.email,
  phone_number: contact.phone,
  ...(requests ? { accommodation_special_requests: requests.slice(0, MAX_REQUESTS) } : {}),
  ...(loyaltyNumber ? { loyalty_programme_account_number: loyaltyNumber } : {}),
  metadata: { [REFERENCE_KEY]: reference },
})
