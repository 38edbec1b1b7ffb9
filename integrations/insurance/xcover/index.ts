import { toDecimal } from '#domain/money/money.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { PolicyBooking, PolicyQuery, PolicySupplier } from '../port.ts'
import { createClient, type XcoverOptions } from './client.ts'
import { mapBooking, mapClaims, mapQuotes, toMoney } from './map.ts'
import { documentReader } from './read-document.ts'
import type { WireQuotes } from './wire.ts'

const LANGUAGE = 'en'

/** The body of a request for quotes. The trip's cost is in the currency of the quotes. */
const requestOf = ({ residence, destinations, from, to, ages, tripCost, currency }: PolicyQuery) => ({
  request: [
    {
      policy_type: 'travel',
      policy_type_version: 1,
      policy_start_date: from,
      policy_end_date: to,
      destination_countries: destinations,
      insured: ages.map((age) => ({ age })),
      ...(tripCost && { trip_cost: Number(toDecimal(tripCost)) }),
    },
  ],
  currency: tripCost?.currency ?? currency,
  customer_country: residence,
  customer_language: LANGUAGE,
})

const bindingOf = ({ itemId, reference, residence, insured, policyholder, contact }: PolicyBooking) => ({
  quotes: [
    {
      id: itemId,
      insured: insured.map(({ givenName, familyName, bornOn }) => ({
        first_name: givenName,
        last_name: familyName,
        birth_date: bornOn,
      })),
    },
  ],
  policyholder: {
    first_name: policyholder.givenName,
    last_name: policyholder.familyName,
    address1: policyholder.street,
    city: policyholder.city,
    country: residence,
    email: contact.email,
    phone: contact.phone,
  },
  partner_transaction_id: reference,
})

/** Travel insurance over XCover (Cover Genius): quotes, binding, changes, cancellation and documents, with signed requests. */
export function createXcover(options: XcoverOptions): PolicySupplier {
  const { id, title, log } = options
  const client = createClient(options)

  function toQuotes(wire: WireQuotes) {
    const { dropped, ...quotes } = mapQuotes(wire, id)
    if (dropped > 0) log?.({ event: 'dropped', supplier: id, what: 'offer', reasons: { unusable: dropped } })
    return quotes
  }
  const hasCode = (error: unknown, code: string): error is SupplierError =>
    error instanceof SupplierError && error.vendorCode === code

  return {
    id,
    title,
    async *search(query, { signal, timeoutMs }) {
      if (signal.aborted) return
      try {
        const quotes = toQuotes(await client.quote(requestOf(query), { signal, timeoutMs }))
        if (!signal.aborted) yield [quotes]
      } catch (error) {
        if (!signal.aborted) throw error
      }
    },
    quote: async (query) => toQuotes(await client.quote(requestOf(query))),
    decline: client.optOut,
    book: async (booking) => mapBooking(await client.bind(booking.quoteId, bindingOf(booking), booking.reference)),

    async quoteChange(bookingId, { from, to }) {
      const quotes = [{ policy_start_date: from, policy_end_date: to }]
      const { update_id, currency, total_price, total_tax } = await changing(() => client.quoteUpdate(bookingId, { quotes }))
      return {
        changeId: update_id,
        net: toMoney(total_price, currency),
        tax: typeof total_tax === 'number' ? toMoney(total_tax, currency) : null,
      }
    },
    confirmChange: async (bookingId, changeId) => mapBooking(await changing(() => client.confirmUpdate(bookingId, changeId))),

    async previewCancellation(bookingId) {
      const { currency, refund_value, adjustment_fee } = await preview(bookingId)
      return { refund: toMoney(refund_value, currency), penalty: toMoney(adjustment_fee, currency) }
    },
    async cancel(bookingId) {
      const before = await client.booking(bookingId)
      if (before.status === 'CANCELLED') return mapBooking(before)
      const { cancellation_id } = await preview(bookingId)
      return mapBooking(await client.confirmCancellation(bookingId, cancellation_id ?? ''))
    },
    async findBooking(quoteId, reference) {
      try {
        const found = await client.booking(quoteId)
        return found.partner_transaction_id === reference ? mapBooking(found) : null
      } catch (error) {
        if (hasCode(error, 'not_found')) return null
        throw error
      }
    },
    getOrder: async (bookingId) => mapBooking(await client.booking(bookingId)),
    async claims(bookingId) {
      const booking = await client.booking(bookingId)
      return { startUrl: booking.claim_url ?? null, claims: mapClaims(booking) }
    },
    document: documentReader(options),
  }

  /** A policy that has ended or whose period has begun takes no changes. */
  async function changing<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call()
    } catch (error) {
      if (!hasCode(error, 'not_updatable')) throw error
      throw new SupplierError('rejected', id, error.message, 'TOO_LATE', error.words)
    }
  }

  /** A validation error of a cancellation says that it is too late. */
  async function preview(bookingId: string) {
    try {
      return await client.previewCancellation(bookingId)
    } catch (error) {
      if (!hasCode(error, 'validation_error')) throw error
      throw new SupplierError('rejected', id, error.message, 'TOO_LATE', error.words)
    }
  }
}
