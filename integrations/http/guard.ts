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
  /** Concurrent calls per lane. */
  concurrent: number
  /** Queued calls per lane; more are rejected. */
  queued: number
  /** Consecutive failures after which a lane stops calling the supplier. */
  failures: number
  /** Milliseconds until one call is tried again. */
  coolOffMs: number
}

export const defaultGuard: GuardOptions = { concurrent: 64, queued: 128, failures: 8, coolOffMs: 10_000 }

/** Searches use `bulk`: however many, slow or failing, they never delay a booking. */
export type Lane = 'bulk' | 'main'

/** Thrown instead of calling: nothing was sent. */
export class NotCalled extends Error {}

export interface Guard {
  run<T>(lane: Lane, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

/** A bulkhead and a circuit breaker per lane for one supplier. `isFailure` decides which errors indicate an unhealthy supplier. */
export function createGuard(
  { concurrent, queued, failures, coolOffMs }: GuardOptions,
  isFailure: (error: unknown) => boolean,
): Guard {
  const createLane = () =>
    wrap(
      bulkhead(concurrent, queued),
      circuitBreaker(handleWhen(isFailure), { breaker: new ConsecutiveBreaker(failures), halfOpenAfter: coolOffMs }),
    )
  const lanes: Record<Lane, ReturnType<typeof createLane>> = { bulk: createLane(), main: createLane() }
  return {
    async run(lane, signal, work) {
      try {
        return await lanes[lane].execute(work, signal)
      } catch (error) {
        if (error instanceof BrokenCircuitError)
          throw new NotCalled('failed several times in a row and is left alone for a moment')
        if (error instanceof BulkheadRejectedError) throw new NotCalled('has too many calls under way')
        throw error
      }
    },
  }
}
