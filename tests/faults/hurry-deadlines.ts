import { vi } from 'vitest'

/** How long the product waits for a third party at most: an airline may take two minutes over a booking. */
const deadlines = new Set([30_000, 130_000])
const SOON_MS = 300

/** Brings the deadlines of calls to third parties forward, so that a test of a vendor that never answers need not wait for them. */
export function hurryDeadlines(): void {
  const wait = globalThis.setTimeout
  const hurried = (work: (...given: unknown[]) => void, ms?: number, ...given: unknown[]) =>
    wait(work, ms !== undefined && deadlines.has(ms) ? SOON_MS : ms, ...given)
  vi.spyOn(globalThis, 'setTimeout').mockImplementation(Object.assign(hurried, wait))
}
