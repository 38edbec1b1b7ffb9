import type { SupplierErrorKind } from '#domain/supplier-error.ts'
import type { Explain, HttpAnswer } from '../http.ts'
import { WireProblem } from './envelope.ts'

interface Row {
  kind: SupplierErrorKind
  /** The vendor guarantees that the failure had no effect, although its status is 500 or more. */
  nothingDone?: boolean
}

/**
 * Duffel's codes (https://duffel.com/docs/api/overview/response-handling) by what a caller can do. There is no published list for stays: their codes
 * follow the same pattern.
 */
const codes: Record<string, Row> = {
  offer_no_longer_available: { kind: 'sold-out' },
  offer_expired: { kind: 'sold-out' },
  ancillary_service_not_available: { kind: 'sold-out' },
  rate_unavailable: { kind: 'sold-out' },
  search_result_expired: { kind: 'sold-out' },
  past_payment_required_by_date: { kind: 'sold-out' },
  price_changed: { kind: 'price-changed' },
  payment_amount_does_not_match_order_amount: { kind: 'price-changed' },
  rate_limit_exceeded: { kind: 'rate-limited' },
  order_not_created: { kind: 'rejected', nothingDone: true },
  booking_not_created: { kind: 'rejected', nothingDone: true },
  gateway_timeout_error: { kind: 'timeout' },
  airline_internal: { kind: 'unavailable' },
  airline_unknown: { kind: 'unavailable' },
  internal_server_error: { kind: 'unavailable' },
}

/** Statuses with a fixed meaning, whatever code a proxy or a rate limiter adds. */
const statuses: Record<number, Row> = { 429: { kind: 'rate-limited' }, 503: { kind: 'unavailable', nothingDone: true } }

const rowOf = (status: number, code: string | null): Row =>
  statuses[status] ?? (code === null ? undefined : codes[code]) ?? { kind: status >= 500 ? 'unavailable' : 'rejected' }

/** Reads Duffel's error response. A 503 means that nothing was done, whatever its body. */
export const explainDuffel: Explain = ({ status, body }: HttpAnswer) => {
  const parsed = WireProblem.safeParse(body)
  const problem = parsed.data?.errors[0]
  const code = problem?.code ?? null
  const { kind, nothingDone } = rowOf(status, code)
  if (!problem) return status === 503 ? { kind, code, message: 'answered 503', nothingDone } : null
  const says = [problem.title, problem.message].filter(Boolean).join(': ')
  return { kind, code, message: says || `answered ${status}`, nothingDone }
}
