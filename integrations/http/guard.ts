import {
  BrokenCircuitError,
  BulkheadRejectedError,
  bulkhead,
  ConsecutiveBreaker,
  circuitBreaker,
  handleWhen,
  wrap,
} from 'cockatiel'

export interface GuardOptions {
  /** Calls at one time, in each lane. */
  concurrent: number
  /** Calls that wait for a free place, in each lane; more are turned away. */
  queued: number
  /** Failures in a row after which the supplier is left alone. */
  failures: number
  /** Milliseconds until it is tried again, with one call. */
  coolOffMs: number
}

export const defaultGuard: GuardOptions = { concurrent: 64, queued: 128, failures: 8, coolOffMs: 10_000 }

/** Long, plentiful and expendable calls go in `bulk`, so that they cannot keep a booking waiting. */
export type Lane = 'bulk' | 'main'

/** Thrown instead of calling: nothing was sent. */
export class NotCalled extends Error {}

export interface Guard {
  run<T>(lane: Lane, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

/** One breaker and two bulkheads for one supplier. `isFailure` says which errors speak against its health. */
export function createGuard(options: GuardOptions, isFailure: (error: unknown) => boolean): Guard {
  const breaker = circuitBreaker(handleWhen(isFailure), {
    breaker: new ConsecutiveBreaker(options.failures),
    halfOpenAfter: options.coolOffMs,
  })
  const lanes: Record<Lane, ReturnType<typeof bulkhead>> = {
    bulk: bulkhead(options.concurrent, options.queued),
    main: bulkhead(options.concurrent, options.queued),
  }
  return {
    async run(lane, signal, work) {
      try {
        return await wrap(lanes[lane], breaker).execute(work, signal)
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new NotCalled('failed several times in a row and is left alone for a moment')
        if (error instanceof BulkheadRejectedError) throw new NotCalled('has too many calls under way')
        throw error
      }
    },
  }
}
