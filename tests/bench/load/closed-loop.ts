import { setTimeout as wait } from 'node:timers/promises'
import { quantile } from '../spread.ts'

export interface LoopResult {
  perSecond: number
  /** Milliseconds. */
  p50: number
  p99: number
  failures: number
}

/**
 * This many clients repeat `work` for this time, each starting again after its last response. `staggerMs` spreads their starts. Errors are counted,
 * not timed; the first error of a loop without any success is thrown.
 */
export async function closedLoop(
  { clients, seconds, staggerMs = 0 }: { clients: number; seconds: number; staggerMs?: number },
  work: (client: number) => Promise<unknown>,
): Promise<LoopResult> {
  const times: number[] = []
  const errors: unknown[] = []
  const began = performance.now()
  const endsAt = began + seconds * 1_000
  const run = async (client: number) => {
    if (staggerMs > 0) await wait((client * staggerMs) / clients)
    while (performance.now() < endsAt) {
      const started = performance.now()
      try {
        await work(client)
        times.push(performance.now() - started)
      } catch (error) {
        errors.push(error)
        await wait(5)
      }
    }
  }
  await Promise.all(Array.from({ length: clients }, (_, client) => run(client)))
  if (times.length === 0) throw errors[0] ?? new Error('nothing finished in the time given')
  const took = (performance.now() - began) / 1_000
  return { perSecond: times.length / took, p50: quantile(times, 0.5), p99: quantile(times, 0.99), failures: errors.length }
}
