import { z } from 'zod'
import { SupplierError } from '#domain/supplier-error.ts'
import { createHttp, type Explain, type HttpAnswer, type HttpOptions, type IntegrationLog } from '../../http.ts'
import { WireBooking, WireDay, WireProblem, WireProduct, WireSlot } from './wire.ts'

export interface OctoOptions {
  /** The id of this configured supplier. */
  id: string
  title: string
  /** Ends in a slash. */
  baseUrl: string
  token: string
  timeoutMs?: number
  guard?: HttpOptions['guard']
  log?: IntegrationLog
}

export interface CallLimits {
  signal: AbortSignal
  timeoutMs: number
}

const CAPABILITIES = 'octo/pricing, octo/content, octo/pickups, octo/questions'
/** A catalogue of some thousand products with their texts. */
const CATALOGUE_BYTES = 64 * 1024 * 1024
const BOOKING_TIMEOUT_MS = 60_000

/** Errors about something that is not, or no longer, there. */
const gone = new Set(['INVALID_PRODUCT_ID', 'INVALID_OPTION_ID', 'INVALID_UNIT_ID', 'INVALID_AVAILABILITY_ID'])

/** Reads OCTO's error response: HTTP 400 in most cases, always with a code. */
const explainOcto: Explain = ({ status, body }) => {
  const { data } = WireProblem.safeParse(body)
  if (status === 503) return { kind: 'unavailable', code: data?.error ?? null, message: 'answered 503', nothingDone: true }
  if (!data) return null
  const message = data.errorMessage || data.error
  if (gone.has(data.error)) return { kind: 'sold-out', code: data.error, message, nothingDone: true }
  if (data.error === 'INTERNAL_SERVER_ERROR') return { kind: 'unavailable', code: data.error, message }
  return { kind: status === 429 ? 'rate-limited' : 'rejected', code: data.error, message }
}

/** The endpoints of OCTO that are used, with validated answers. */
export function createClient({ id, baseUrl, token, timeoutMs = 20_000, guard, log }: OctoOptions) {
  const http = createHttp({
    supplier: id,
    baseUrl,
    headers: { authorization: `Bearer ${token}`, 'octo-capabilities': CAPABILITIES, 'accept-language': 'en' },
    explain: explainOcto,
    timeoutMs,
    guard,
    log,
  })
  function read<T>(shape: z.ZodType<T>, { body }: HttpAnswer, acted = false): T {
    const { data, error } = shape.safeParse(body)
    if (data !== undefined) return data
    const where = error?.issues[0]?.path.join('.') || 'body'
    const kind = acted ? 'unknown-outcome' : 'unavailable'
    throw new SupplierError(kind, id, `${id} answered without a usable ${where}`, 'UNUSABLE_ANSWER')
  }
  const bookings = (...parts: string[]) => ['bookings', ...parts.map(encodeURIComponent)].join('/')
  const act = async (path: string, body: unknown, method: 'POST' | 'PATCH' = 'POST'): Promise<WireBooking> =>
    read(WireBooking, await http.call({ method, path, body, acts: true, timeoutMs: BOOKING_TIMEOUT_MS }), true)

  return {
    /** Every product, not validated: one bad product must not affect the others. */
    async products(limits: CallLimits): Promise<unknown[]> {
      const call = { method: 'GET', path: 'products/', lane: 'bulk', maxBytes: CATALOGUE_BYTES } as const
      return read(z.array(z.unknown()), await http.call({ ...limits, ...call }))
    },
    product: async (productId: string): Promise<WireProduct> =>
      read(WireProduct, await http.call({ method: 'GET', path: `products/${encodeURIComponent(productId)}` })),
    async calendar(body: unknown, limits?: CallLimits): Promise<WireDay[]> {
      const call = { method: 'POST', path: 'availability/calendar', body } as const
      return read(z.array(WireDay), await http.call(limits ? { ...call, ...limits, lane: 'bulk' } : call))
    },
    availability: async (body: unknown): Promise<WireSlot[]> =>
      read(z.array(WireSlot), await http.call({ method: 'POST', path: 'availability/', body })),
    reserve: (body: unknown) => act('bookings/', body),
    confirm: (uuid: string, body: unknown) => act(bookings(uuid, 'confirm'), body),
    change: (uuid: string, body: unknown) => act(bookings(uuid), body, 'PATCH'),
    cancel: (uuid: string, body: unknown) => act(bookings(uuid, 'cancel'), body),
    booking: async (uuid: string): Promise<WireBooking> =>
      read(WireBooking, await http.call({ method: 'GET', path: bookings(uuid) })),
    bookingsOf: async (resellerReference: string): Promise<WireBooking[]> =>
      read(z.array(WireBooking), await http.call({ method: 'GET', path: 'bookings/', query: { resellerReference } })),
  }
}
export type OctoClient = ReturnType<typeof createClient>
