import type { z } from 'zod'
import { ORDER_TIMEOUT_MS, SEARCH_BYTES } from '../../duffel/connect.ts'
import { readAs, WireList, WirePage, WireSingle } from '../../duffel/envelope.ts'
import type { Http, HttpAnswer } from '../../http.ts'
import { WireReviews, WireSearch } from './wire.ts'

export interface SearchCall {
  signal: AbortSignal
  timeoutMs: number
}

/** A user waits for type-ahead suggestions. */
const SUGGEST_TIMEOUT_MS = 5_000

/** The used paths of Duffel Stays, relative to the base URL. Only the envelope of answers is validated. */
export function createClient(http: Http, supplier: string) {
  const read = <T>(schema: z.ZodType<T>, answer: HttpAnswer, acted = false): T => readAs(schema, answer.body, { supplier, acted })
  const path = (...parts: string[]) => ['stays', ...parts.map(encodeURIComponent)].join('/')
  const booking = { acts: true, timeoutMs: ORDER_TIMEOUT_MS }

  return {
    /** The properties found, not validated. */
    async search(data: unknown, call: SearchCall): Promise<unknown[]> {
      const bulk = { ...call, lane: 'bulk' as const, maxBytes: SEARCH_BYTES }
      return read(WireSearch, await http.call({ ...bulk, method: 'POST', path: path('search'), body: { data } })).data.results
    },
    async fetchRates(resultId: string): Promise<unknown> {
      const where = path('search_results', resultId, 'actions', 'fetch_all_rates')
      return read(WireSingle, await http.call({ method: 'POST', path: where })).data
    },
    async createQuote(rateId: string): Promise<unknown> {
      const body = { data: { rate_id: rateId } }
      return read(WireSingle, await http.call({ method: 'POST', path: path('quotes'), body })).data
    },
    async getQuote(id: string): Promise<unknown> {
      return read(WireSingle, await http.call({ method: 'GET', path: path('quotes', id) })).data
    },
    async createBooking(data: unknown): Promise<unknown> {
      return read(WireSingle, await http.call({ ...booking, method: 'POST', path: path('bookings'), body: { data } }), true).data
    },
    async cancelBooking(id: string): Promise<unknown> {
      const where = path('bookings', id, 'actions', 'cancel')
      return read(WireSingle, await http.call({ ...booking, method: 'POST', path: where }), true).data
    },
    async getBooking(id: string): Promise<unknown> {
      return read(WireSingle, await http.call({ method: 'GET', path: path('bookings', id) })).data
    },
    /** Newest first. */
    async listBookings(query: { limit: number; after?: string }): Promise<{ bookings: unknown[]; after: string | null }> {
      const page = read(WirePage, await http.call({ method: 'GET', path: path('bookings'), query }))
      return { bookings: page.data, after: page.meta?.after ?? null }
    },
    async suggest(text: string): Promise<unknown[]> {
      const call = { lane: 'bulk' as const, timeoutMs: SUGGEST_TIMEOUT_MS, body: { data: { query: text } } }
      return read(WireList, await http.call({ ...call, method: 'POST', path: path('accommodation', 'suggestions') })).data
    },
    async listReviews(listingId: string, limit: number): Promise<unknown[]> {
      const where = path('accommodation', listingId, 'reviews')
      return read(WireReviews, await http.call({ method: 'GET', path: where, query: { limit } })).data.reviews
    },
  }
}

export type StaysClient = ReturnType<typeof createClient>
