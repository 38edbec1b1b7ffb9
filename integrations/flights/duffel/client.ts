import type { z } from 'zod'
import { ORDER_TIMEOUT_MS, SEARCH_BYTES } from '../../duffel/connect.ts'
import { readAs, WireList, WirePage, WireSingle } from '../../duffel/envelope.ts'
import type { Http, HttpAnswer } from '../../http.ts'
import { WireBatch, WireCancellation, WireOfferRequest } from './wire.ts'

export interface SearchCall {
  signal: AbortSignal
  timeoutMs: number
}

/** The used paths of Duffel API v2, relative to the base URL. Only the envelope of answers is validated. */
export function createClient(http: Http, supplier: string) {
  const read = <T>(schema: z.ZodType<T>, answer: HttpAnswer, acted = false): T => readAs(schema, answer.body, { supplier, acted })
  const bulk = (call: SearchCall) => ({ ...call, lane: 'bulk' as const, maxBytes: SEARCH_BYTES })
  const path = (...parts: string[]) => ['air', ...parts.map(encodeURIComponent)].join('/')

  return {
    /** `supplierTimeoutMs` is how long Duffel waits for airlines, 2,000 to 60,000. */
    async createBatch(data: unknown, supplierTimeoutMs: number, call: SearchCall) {
      const query = { supplier_timeout: supplierTimeoutMs }
      return read(
        WireBatch,
        await http.call({ ...bulk(call), method: 'POST', path: path('batch_offer_requests'), query, body: { data } }),
      ).data
    },
    /** Waits for more offers; each call returns only new ones. */
    async nextBatch(id: string, call: SearchCall) {
      return read(WireBatch, await http.call({ ...bulk(call), method: 'GET', path: path('batch_offer_requests', id) })).data
    },
    async createOfferRequest(data: unknown, supplierTimeoutMs: number, call: SearchCall) {
      const query = { return_offers: true, supplier_timeout: supplierTimeoutMs }
      return read(
        WireOfferRequest,
        await http.call({ ...bulk(call), method: 'POST', path: path('offer_requests'), query, body: { data } }),
      ).data
    },
    async getOffer(id: string): Promise<unknown> {
      return read(WireSingle, await http.call({ method: 'GET', path: path('offers', id) })).data
    },
    /** The offer with its ancillaries. */
    async getServices(id: string): Promise<unknown> {
      const query = { return_available_services: true }
      return read(WireSingle, await http.call({ method: 'GET', path: path('offers', id), query })).data
    },
    async listSeatMaps(offerId: string): Promise<unknown[]> {
      return read(WireList, await http.call({ method: 'GET', path: path('seat_maps'), query: { offer_id: offerId } })).data
    },
    /** Requests a quote for cancelling; nothing is cancelled yet. */
    async quoteCancellation(orderId: string): Promise<string> {
      const body = { data: { order_id: orderId } }
      return read(WireCancellation, await http.call({ method: 'POST', path: path('order_cancellations'), body })).data.id
    },
    async confirmCancellation(id: string): Promise<void> {
      const where = path('order_cancellations', id, 'actions', 'confirm')
      await http.call({ method: 'POST', path: where, acts: true, timeoutMs: ORDER_TIMEOUT_MS })
    },
    /** Books: the status is 201 with the order, or 202 while the airline has not decided. */
    async createOrder(data: unknown): Promise<{ status: number; data: unknown }> {
      const answer = await http.call({
        method: 'POST',
        path: path('orders'),
        body: { data },
        acts: true,
        timeoutMs: ORDER_TIMEOUT_MS,
      })
      return { status: answer.status, data: read(WireSingle, answer, true).data }
    },
    async createPayment(data: unknown): Promise<void> {
      await http.call({ method: 'POST', path: path('payments'), body: { data }, acts: true, timeoutMs: ORDER_TIMEOUT_MS })
    },
    async getOrder(id: string): Promise<unknown> {
      return read(WireSingle, await http.call({ method: 'GET', path: path('orders', id) })).data
    },
    async acceptScheduleChange(id: string): Promise<void> {
      const where = path('airline_initiated_changes', id, 'actions', 'accept')
      await http.call({ method: 'POST', path: where, acts: true, timeoutMs: ORDER_TIMEOUT_MS })
    },
    /** Records what was agreed with the airline outside this API. */
    async recordScheduleChange(id: string, data: unknown): Promise<void> {
      const where = path('airline_initiated_changes', id)
      await http.call({ method: 'PATCH', path: where, body: { data }, acts: true, timeoutMs: ORDER_TIMEOUT_MS })
    },
    async listOrders(filter: Record<string, string | number>): Promise<{ orders: unknown[]; after: string | null }> {
      const page = read(WirePage, await http.call({ method: 'GET', path: path('orders'), query: filter }))
      return { orders: page.data, after: page.meta?.after ?? null }
    },
  }
}

export type DuffelClient = ReturnType<typeof createClient>
