import { setTimeout as wait } from 'node:timers/promises'
import { SupplierError, type SupplierErrorKind } from '#domain/supplier-error.ts'
import { createGuard, defaultGuard, type GuardOptions, type Lane, NotCalled } from './http/guard.ts'
import type { IntegrationLog } from './http/integration-event.ts'
import { retryDelay } from './http/retry-delay.ts'
import { createTry, type Explain, type HttpAnswer, TryFailed } from './http/try-once.ts'

export type { IntegrationLog } from './http/integration-event.ts'
export type { Explain, Explanation, HttpAnswer } from './http/try-once.ts'

export interface HttpOptions {
  /** Names this supplier in errors and logs. */
  supplier: string
  /** Its path, if any, is kept: `https://sandbox/duffel/` + `air/offers`. */
  baseUrl: string
  /** Sent with every call; their values never appear in an error. */
  headers: Record<string, string>
  /** Reads the vendor's own error answers; what it does not know is judged by the status. */
  explain?: Explain
  /** Of a whole call, tries and body included. */
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
  /** True when repeating the call could book or pay twice: a lost answer is then `unknown-outcome`. */
  acts?: boolean
  timeoutMs?: number
  /** Of the unpacked answer. */
  maxBytes?: number
  signal?: AbortSignal
  lane?: Lane
}

export interface Http {
  /** The answer to a call that succeeded (2xx). Throws `SupplierError` and nothing else. Only GET is ever tried again. */
  call(call: HttpCall): Promise<HttpAnswer>
}

const TRIES = 3
const MEGABYTE = 1024 * 1024

/** Kinds that speak against the supplier's health, unless the vendor itself explained the failure. */
const unhealthy: ReadonlySet<SupplierErrorKind> = new Set(['unavailable', 'timeout', 'unknown-outcome'])

/** A typed transport to one supplier over `fetch`: deadline, size limit, retry of safe calls, circuit breaker, bulkhead, redaction. */
export function createHttp(options: HttpOptions): Http {
  const { supplier, timeoutMs = 30_000 } = options
  const guard = createGuard(
    { ...defaultGuard, ...options.guard },
    (error) => error instanceof TryFailed && !error.explained && unhealthy.has(error.kind),
  )
  const tryOnce = createTry(options)

  async function run(
    call: HttpCall & { maxBytes: number },
    deadline: AbortSignal,
    endsAt: number,
    progress: { sent: boolean },
  ): Promise<HttpAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await guard.run(call.lane ?? 'main', deadline, () => tryOnce(call, attempt, deadline, progress))
      } catch (error) {
        const delay = call.method === 'GET' && attempt < TRIES ? retryDelay(error, attempt) : null
        if (delay === null || performance.now() + delay >= endsAt) throw error
        await wait(delay, undefined, { signal: deadline })
      }
    }
  }

  return {
    async call(input) {
      const call = { ...input, maxBytes: input.maxBytes ?? 5 * MEGABYTE }
      const limit = call.timeoutMs ?? timeoutMs
      const timer = new AbortController()
      const timeout = setTimeout(() => timer.abort(), limit)
      const deadline = call.signal ? AbortSignal.any([call.signal, timer.signal]) : timer.signal
      const progress = { sent: false }
      const ended = Promise.withResolvers<never>()
      const end = () => ended.reject(new Ended())
      deadline.addEventListener('abort', end, { once: true })
      if (deadline.aborted) end()
      try {
        // The race bounds waiting in the bulkhead's queue and behind the breaker's probe, too.
        return await Promise.race([run(call, deadline, performance.now() + limit, progress), ended.promise])
      } catch (error) {
        const what = `${call.method} ${call.path}`
        if (error instanceof TryFailed) throw new SupplierError(error.kind, supplier, error.message, error.code)
        if (error instanceof NotCalled)
          throw new SupplierError('unavailable', supplier, `${supplier} ${error.message}: ${what}`, 'NOT_CALLED')
        const says = call.signal?.aborted ? 'was not waited for' : `did not answer within ${limit} ms`
        throw new SupplierError(lateKind(call, progress), supplier, `${supplier} ${says}: ${what}`)
      } finally {
        clearTimeout(timeout)
        deadline.removeEventListener('abort', end)
      }
    },
  }
}

/** The deadline passed, or nobody listens any more. */
class Ended extends Error {}

function lateKind(call: HttpCall, progress: { sent: boolean }): SupplierErrorKind {
  if (!call.acts) return 'timeout'
  return progress.sent ? 'unknown-outcome' : 'unavailable'
}
