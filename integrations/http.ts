import { setTimeout as wait } from 'node:timers/promises'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import { createGuard, defaultGuard, type GuardOptions, type Lane, NotCalled } from './http/guard.ts'
import type { IntegrationLog } from './http/integration-event.ts'
import { AttemptFailed, type Explain, type HttpAnswer } from './http/judge-failure.ts'
import { retryDelay } from './http/retry-delay.ts'
import { type CallState, createAttempt } from './http/send-attempt.ts'

export type { IntegrationLog } from './http/integration-event.ts'
export type { Explain, Explanation, HttpAnswer } from './http/judge-failure.ts'

export interface HttpOptions {
  /** The supplier's name in errors and logs. */
  supplier: string
  /** Its path, if any, is kept: `https://sandbox/duffel/` + `air/offers`. */
  baseUrl: string
  /** Sent with every call; their values never appear in an error. */
  headers: Record<string, string>
  /** Headers of one request, such as its signature. `target` is the path with the query. */
  sign?: (request: { method: string; target: string }) => Record<string, string>
  /** Parses the vendor's error responses; unknown ones are classified by their status. */
  explain?: Explain
  /** The timeout of a whole call, including retries and body. */
  timeoutMs?: number
  guard?: Partial<GuardOptions>
  log?: IntegrationLog
}

export interface HttpCall {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Relative to the base URL, without a leading slash. */
  path: string
  query?: Record<string, string | number | boolean>
  /** Sent as JSON. */
  body?: unknown
  /** Of this call alone, such as its idempotency key. */
  headers?: Record<string, string>
  /** True if repeating the call could book or pay twice: a lost answer is then `unknown-outcome`. */
  acts?: boolean
  timeoutMs?: number
  /** Of the decompressed body. */
  maxBytes?: number
  signal?: AbortSignal
  lane?: Lane
}

export interface Http {
  /** The body of a successful response (2xx). Throws only `SupplierError`. Only GET is retried. */
  call(call: HttpCall): Promise<HttpAnswer>
}

const TRIES = 3
const MEGABYTE = 1024 * 1024

/** Kinds that indicate an unhealthy supplier, unless the vendor itself explained the failure. */
const unhealthy: ReadonlySet<SupplierErrorKind> = new Set(['unavailable', 'timeout', 'unknown-outcome'])

/** A typed transport to one supplier over `fetch`: deadline, size limit, retry of safe calls, circuit breaker, bulkhead, redaction. */
export function createHttp(options: HttpOptions): Http {
  const { supplier, timeoutMs = 30_000 } = options
  const guard = createGuard(
    { ...defaultGuard, ...options.guard },
    (error) => error instanceof AttemptFailed && !error.healthy && unhealthy.has(error.kind),
  )
  const sendAttempt = createAttempt(options)

  async function run(call: HttpCall & { maxBytes: number }, state: CallState): Promise<HttpAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await guard.run(call.lane ?? 'main', state.deadline, () => sendAttempt(call, state, attempt))
      } catch (error) {
        const delay = call.method === 'GET' && attempt < TRIES ? retryDelay(error, attempt) : null
        if (delay === null || performance.now() + delay >= state.endsAt) throw error
        await wait(delay, undefined, { signal: state.deadline })
      }
    }
  }

  function explainEnd(error: unknown, call: HttpCall, limit: number, { sent }: CallState): SupplierError {
    if (error instanceof AttemptFailed) return new SupplierError(error.kind, supplier, error.message, error.code, error.words)
    const what = `${call.method} ${call.path}`
    if (error instanceof NotCalled)
      return new SupplierError('unavailable', supplier, `${supplier} ${error.message}: ${what}`, 'NOT_CALLED')
    const says = call.signal?.aborted ? 'was not waited for' : `did not answer within ${limit} ms`
    const acted: SupplierErrorKind = sent ? 'unknown-outcome' : 'unavailable'
    return new SupplierError(call.acts ? acted : 'timeout', supplier, `${supplier} ${says}: ${what}`)
  }

  return {
    async call(input) {
      const call = { ...input, maxBytes: input.maxBytes ?? 5 * MEGABYTE }
      const limit = call.timeoutMs ?? timeoutMs
      const timer = new AbortController()
      const timeout = setTimeout(() => timer.abort(), limit)
      const deadline = call.signal ? AbortSignal.any([call.signal, timer.signal]) : timer.signal
      const state: CallState = { deadline, endsAt: performance.now() + limit, sent: false }
      const ended = Promise.withResolvers<never>()
      const end = () => ended.reject(new Ended())
      deadline.addEventListener('abort', end, { once: true })
      if (deadline.aborted) end()
      try {
        // The race also limits the wait in the bulkhead's queue and behind the breaker's probe.
        return await Promise.race([run(call, state), ended.promise])
      } catch (error) {
        throw explainEnd(error, call, limit, state)
      } finally {
        clearTimeout(timeout)
        deadline.removeEventListener('abort', end)
      }
    },
  }
}

/** The deadline passed, or the caller aborted. */
class Ended extends Error {}
