import { randomUUID } from 'node:crypto'
import type { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import { createHttp, type Explain, type HttpCall, type HttpOptions, type IntegrationLog } from '../../http.ts'
import { signer } from './sign.ts'
import { WireBooking, WireCancellation, WireProblem, WireQuotes, WireUpdate } from './wire.ts'

export interface XcoverOptions {
  /** The id of this configured supplier. */
  id: string
  title: string
  /** Ends in a slash. */
  baseUrl: string
  /** The partner's code in addresses. */
  partner: string
  key: string
  secret: string
  timeoutMs?: number
  guard?: HttpOptions['guard']
  log?: IntegrationLog
}

const BINDING_TIMEOUT_MS = 60_000

/** Errors about something that is not, or no longer, there. */
const gone = new Set(['quote_expired', 'not_found'])

const explainXcover: Explain = ({ status, body }) => {
  const { data } = WireProblem.safeParse(body)
  if (status === 503) return { kind: 'unavailable', code: data?.type ?? null, message: 'answered 503', nothingDone: true }
  if (!data) return null
  const message = Object.values(data.errors ?? {})[0] ?? data.message
  if (gone.has(data.type)) return { kind: 'sold-out', code: data.type, message, nothingDone: true }
  if (status >= 500) return { kind: 'unavailable', code: data.type, message }
  return { kind: status === 429 ? 'rate-limited' : 'rejected', code: data.type, message }
}

/** The endpoints of XCover that are used, with validated answers. */
export function createClient({ id, baseUrl, partner, key, secret, timeoutMs = 20_000, guard, log }: XcoverOptions) {
  const http = createHttp({
    supplier: id,
    baseUrl: `${baseUrl}partners/${encodeURIComponent(partner)}/`,
    headers: { 'accept-language': 'en' },
    sign: signer({ key, secret }),
    explain: explainXcover,
    timeoutMs,
    guard,
    log,
  })
  async function call<T>(shape: z.ZodType<T>, request: HttpCall): Promise<T> {
    const { body } = await http.call(request)
    const { data, error } = shape.safeParse(body)
    if (data !== undefined) return data
    const where = error?.issues[0]?.path.join('.') || 'body'
    const kind = request.acts ? 'unknown-outcome' : 'unavailable'
    throw new SupplierError(kind, id, `${id} answered without a usable ${where}`, 'UNUSABLE_ANSWER')
  }
  const post = (path: string, body: unknown, more: Partial<HttpCall> = {}): HttpCall => ({ method: 'POST', path, body, ...more })
  const idempotent = (reference: string) => ({ 'x-idempotency-key': reference })
  const binding = { acts: true, timeoutMs: BINDING_TIMEOUT_MS } as const
  const at = encodeURIComponent

  return {
    quote: (body: unknown, limits: Pick<HttpCall, 'signal' | 'timeoutMs'> = {}) =>
      call(WireQuotes, post('quotes/', body, { ...limits, headers: idempotent(randomUUID()) })),
    optOut: async (quoteId: string): Promise<void> => {
      await http.call(post(`quotes/${at(quoteId)}/opt_out/`, {}, { headers: idempotent(randomUUID()) }))
    },
    bind: (quoteId: string, body: unknown, reference: string) =>
      call(WireBooking, post(`bookings/${at(quoteId)}/`, body, { ...binding, headers: idempotent(reference) })),
    booking: (bookingId: string) => call(WireBooking, { method: 'GET', path: `bookings/${at(bookingId)}/` }),
    quoteUpdate: (bookingId: string, body: unknown) =>
      call(WireUpdate, {
        method: 'PATCH',
        path: `bookings/${at(bookingId)}/quote_for_update`,
        body,
        headers: idempotent(randomUUID()),
      }),
    confirmUpdate: (bookingId: string, updateId: string) =>
      call(
        WireBooking,
        post(`bookings/${at(bookingId)}/confirm_update/${at(updateId)}/`, {}, { ...binding, headers: idempotent(updateId) }),
      ),
    previewCancellation: (bookingId: string) =>
      call(WireCancellation, post(`bookings/${at(bookingId)}/cancel/`, { preview: true })),
    confirmCancellation: (bookingId: string, cancellationId: string) =>
      call(
        WireBooking,
        post(
          `bookings/${at(bookingId)}/confirm_cancellation/${at(cancellationId)}/`,
          {},
          { ...binding, headers: idempotent(cancellationId) },
        ),
      ),
  }
}
