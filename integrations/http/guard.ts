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
  /** Failures in a row after which a lane leaves the supplier alone. */
  failures: number
  /** Milliseconds until it is tried again, with one call. */
  coolOffMs: number
}

export const defaultGuard: GuardOptions = { concurrent: 64, queued: 128, failures: 8, coolOffMs: 10_000 }

/** Searches go in `bulk`: however many, slow or failing, they keep no booking waiting. */
export type Lane = 'bulk' | 'main'

/** Thrown instead of calling: nothing was sent. */
export class NotCalled extends Error {}

export interface Guard {
  run<T>(lane: Lane, signal: AbortSignal, work: () => Promise<T>): Promise<T>
}

/** A bulkhead and a breaker for each lane to one supplier. `isFailure` says which errors speak against its health. */
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
