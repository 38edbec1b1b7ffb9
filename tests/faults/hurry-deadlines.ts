import { vi } from 'vitest'

/** The product's longest timeout for a third party: an airline may take two minutes for a booking. */
const deadlines = new Set([30_000, 130_000])
/** A timeout is a number of turns of the event loop, so that it is longer on a slow machine like everything else. */
const TURNS = 10
const TURN_MS = 30

/** Shortens the timeouts of calls to third parties, so that a test of a vendor that never responds is fast. */
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
