import type { DroppedEvent } from '../http/integration-event.ts'
import type { IntegrationLog } from '../http.ts'
import { BadOffer } from './amounts.ts'

/** Counts by reason the items of an answer that are dropped; `tell` logs the counts once, if there are any. */
export function countDropped(supplier: string, what: DroppedEvent['what'], log: IntegrationLog | undefined) {
  const reasons: Record<string, number> = {}
  const drop = (reason: string) => {
    reasons[reason] = (reasons[reason] ?? 0) + 1
  }
  return {
    drop,
    /** The result of `read`; null, and counted, if the item cannot be sold, so that one bad item does not affect the others. */
    keep<T>(read: () => T): T | null {
      try {
        return read()
      } catch (error) {
        drop(error instanceof BadOffer ? error.message : 'unreadable')
        return null
      }
    },
    tell() {
      if (Object.keys(reasons).length > 0) log?.({ event: 'dropped', supplier, what, reasons })
    },
  }
}

export type Dropped = ReturnType<typeof countDropped>
