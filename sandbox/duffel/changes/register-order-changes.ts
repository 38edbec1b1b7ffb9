import { z } from 'zod'
import { placeByIata } from '../../inventory/network/places.ts'
import type { Answer, Api, Call } from '../http/add-route.ts'
import { pageOf, pageQuery } from '../http/page-list.ts'
import { parseData, parseQuery } from '../http/parse-input.ts'
import { fieldProblem, problem } from '../http/problem.ts'
import { makeId } from '../make-id.ts'
import { presentOrder } from '../orders/present-order.ts'
import { type ChangeOffer, changeRequestInput, type StoredChange, type StoredChangeRequest } from './change-shape.ts'
import { confirmChange } from './confirm-change.ts'
import { findChangeOffers } from './find-change-offers.ts'
import { presentChange, presentRequest } from './present-change.ts'

function createRequest(call: Call): Answer {
  const { order_id, slices } = parseData(changeRequestInput, call.body)
  const stored = call.records.orders.get(order_id)
  if (stored === undefined) throw problem('not_found')
  const now = call.deps.now()
  if (stored.order.cancelled_at !== null) throw problem('already_cancelled')
  if (!presentOrder(stored, now).available_actions.includes('change')) throw problem('order_not_changeable')
  const unknown = slices.remove.findIndex(({ slice_id }) => !stored.order.slices.some(({ id }) => id === slice_id))
  if (unknown >= 0) {
    throw fieldProblem('validation_inclusion', ['slices', 'remove', unknown, 'slice_id'], 'This order has no such slice')
  }
  for (const [index, slice] of slices.add.entries()) {
    for (const end of ['origin', 'destination'] as const) {
      if (placeByIata(slice[end]) === undefined) throw fieldProblem('validation_inclusion', ['slices', 'add', index, end])
    }
  }
  const asked = {
    id: makeId('ocr'),
    order_id,
    created_at: now.toISOString(),
    slices: { remove: slices.remove, add: slices.add.map((slice) => ({ ...slice, cabin_class: slice.cabin_class ?? null })) },
  }
  const request: StoredChangeRequest = { ...asked, offers: findChangeOffers(call, stored, asked) }
  call.records.changeRequests.put(request.id, request)
  return { status: 201, data: presentRequest(request) }
}

function findRequest({ records }: Call, id: string): StoredChangeRequest {
  const request = records.changeRequests.get(id)
  if (request === undefined) throw problem('not_found')
  return request
}

function findOffer({ records }: Call, id: string): { request: StoredChangeRequest; offer: ChangeOffer } {
  const request = records.changeRequests.find('offer', id)[0]
  const offer = request?.offers.find((one) => one.id === id)
  if (request === undefined || offer === undefined) throw problem('not_found')
  return { request, offer }
}

function createChange(call: Call): Answer {
  const { selected_order_change_offer } = parseData(z.object({ selected_order_change_offer: z.string().min(1) }), call.body)
  const { request, offer } = findOffer(call, selected_order_change_offer)
  const now = call.deps.now()
  if (Date.parse(offer.expires_at) <= now.getTime()) throw problem('offer_no_longer_available')
  const change: StoredChange = {
    id: makeId('oce'),
    order_id: request.order_id,
    offer,
    created_at: now.toISOString(),
    confirmed_at: null,
  }
  const offers = request.offers.map((one) => (one.id === offer.id ? { ...one, order_change_id: change.id } : one))
  call.deps.store.atomically(() => {
    call.records.changes.put(change.id, change)
    call.records.changeRequests.put(request.id, { ...request, offers })
  })
  return { status: 201, data: presentChange(change) }
}

function findChange(call: Call): StoredChange {
  const change = call.records.changes.get(call.param('id'))
  if (change === undefined) throw problem('not_found')
  return change
}

/** Changing flights of a paid order: request, choose one of the offers, confirm it with the payment. */
export function registerOrderChanges({ add }: Api): void {
  add('POST', '/air/order_change_requests', createRequest)
  add('GET', '/air/order_change_requests/:id', (call) => ({ data: presentRequest(findRequest(call, call.param('id'))) }))
  add('GET', '/air/order_change_offers', (call) => {
    const { order_change_request_id, sort, ...page } = parseQuery(
      pageQuery.extend({
        order_change_request_id: z.string().min(1),
        sort: z.enum(['change_total_amount', '-change_total_amount', 'total_duration']).optional(),
      }),
      call.query,
    )
    const { offers } = findRequest(call, order_change_request_id)
    return pageOf(sort?.startsWith('-') ? offers.toReversed() : offers, page)
  })
  add('GET', '/air/order_change_offers/:id', (call) => ({ data: findOffer(call, call.param('id')).offer }))
  add('POST', '/air/order_changes', createChange)
  add('GET', '/air/order_changes/:id', (call) => ({ data: presentChange(findChange(call)) }))
  add('POST', '/air/order_changes/:id/actions/confirm', (call) => confirmChange(call, findChange(call)))
}
