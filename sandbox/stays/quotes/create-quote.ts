import { z } from 'zod'
import type { Api, Call } from '../../duffel/http/add-route.ts'
import { parseData } from '../../duffel/http/parse-input.ts'
import { problem } from '../../duffel/http/problem.ts'
import { makeId } from '../../duffel/make-id.ts'
import { toAmount } from '../../duffel/money.ts'
import { timelineOf } from '../../inventory/stays/prices/cancellation-timeline.ts'
import { presentAccommodation } from '../accommodation/present-accommodation.ts'
import { loadRate } from '../rates/load-rate.ts'
import { presentPrice } from '../rates/present-rate.ts'
import { presentRoom } from '../rates/present-rooms.ts'
import { dueNow, type RateFacts } from '../rates/rate-facts.ts'
import { presentDates, presentGuests } from '../search/present-result.ts'

const quoteInput = z.object({ rate_id: z.string().min(1) })

/** A quote in the vendor's format: the property with the one room and the one rate. */
export function presentQuote(baseUrl: string, id: string, facts: RateFacts) {
  const { listing, query, plan, price } = facts
  const { currency } = listing.supplier.account
  return {
    id,
    ...presentDates(query),
    ...presentPrice(facts),
    deposit_amount: plan.payment === 'deposit' ? toAmount(dueNow(plan, price)) : null,
    deposit_currency: currency,
    rooms: query.rooms,
    guests: presentGuests(query),
    accommodation: presentAccommodation(listing, { baseUrl, rooms: [presentRoom(baseUrl, [facts])] }),
    supported_loyalty_programme: listing.property.brand?.chain.loyalty ?? null,
  }
}

/** The last check of a rate before booking: still available, and at what price. */
function createQuote(call: Call) {
  const { deps, records, body } = call
  const { rate_id } = parseData(quoteInput, body)
  const facts = loadRate(call, rate_id)
  const { listing, query, plan, price, room } = facts
  const id = makeId('quo')
  const said = presentQuote(deps.baseUrl(), id, facts)
  records.stays.quotes.put(id, {
    id,
    rateId: rate_id,
    createdAt: deps.now().toISOString(),
    listingId: listing.id,
    roomIndex: room.index,
    query,
    price,
    dueNow: dueNow(plan, price),
    timeline: timelineOf(listing.property, plan.refund, price.total, query),
    said,
  })
  return { status: 201, data: said }
}

/** Quotes: created from a rate, and read again. */
export function registerQuotes({ add }: Api): void {
  add('POST', '/stays/quotes', createQuote)
  add('GET', '/stays/quotes/:id', (call) => {
    const quote = call.records.stays.quotes.get(call.param('id'))
    if (quote === undefined) throw problem('not_found')
    return { data: quote.said }
  })
}
