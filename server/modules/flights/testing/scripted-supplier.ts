import { setTimeout as wait } from 'node:timers/promises'
import type { SupplierFlightOffer } from '#domain/flights/offer.ts'
import type { FlightQuery, FlightSupplier } from '#integrations/flights/port.ts'

/** A step of a scripted supplier in a search: wait, send a batch, or fail. */
export type Step = number | SupplierFlightOffer[] | Error

export interface ScriptedSupplier extends FlightSupplier {
  /** Every search it received, and whether it was aborted. */
  asked: { query: FlightQuery; signal: AbortSignal }[]
}

const refuse = () => Promise.reject(new Error('not part of this script'))

/** A supplier that plays its steps in each search; `reprice` returns `present`. */
export function scriptedSupplier(id: string, steps: readonly Step[], present?: SupplierFlightOffer | Error): ScriptedSupplier {
  const asked: ScriptedSupplier['asked'] = []
  return {
    id,
    title: id.toUpperCase(),
    asked,
    async *search(query, { signal }) {
      asked.push({ query, signal })
      for (const step of steps) {
        if (signal.aborted) return
        if (step instanceof Error) throw step
        if (typeof step === 'number') await wait(step, undefined, { signal }).catch(() => undefined)
        else yield step
      }
    },
    reprice() {
      if (present instanceof Error) return Promise.reject(present)
      return present ? Promise.resolve(present) : refuse()
    },
    book: refuse,
    hold: refuse,
    pay: refuse,
    release: refuse,
    findBooking: refuse,
    getOrder: refuse,
    webhook: null,
  }
}
