import { vi } from 'vitest'

/** How long the product waits for a third party at most: an airline may take two minutes over a booking. */
const deadlines = new Set([30_000, 130_000])
/** A deadline is a number of turns of the event loop, so that timeouts on a slow machine are as much longer as everything else. */
const TURNS = 10
const TURN_MS = 30

/** Brings the deadlines of calls to third parties forward, so that a test of a vendor that never answers need not wait for them. */
export function hurryDeadlines(): void {
  const wait = globalThis.setTimeout
  const hurried = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) => {
    if (ms === undefined || !deadlines.has(ms)) return wait(work, ms, ...given)
    let left = TURNS
    const timer = wait(() => {
      left -= 1
      if (left > 0) timer.refresh()
      else work(...given)
    }, TURN_MS)
    return timer
  }
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(hurried, wait))
}
