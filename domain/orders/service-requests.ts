import { z } from 'zod'
import { MoneyShape } from '../money/waterfall.ts'

/** The kinds of after-sale requests. Each is quoted, confirmed and settled in the same way, for any product. */
export const serviceKinds = ['cancel', 'void', 'refund', 'change', 'name-correction'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/**
 * `quoted`: the supplier's price is known and nothing was requested. `confirmed`: the supplier is called, its answer is unknown. `settling`: the
 * supplier has done it, and money is being returned. `done`, `refused` and `expired` are final; only `done` changed anything.
 */
export const serviceStates = ['quoted', 'confirmed', 'settling', 'done', 'refused', 'expired'] as const
export type ServiceState = (typeof serviceStates)[number]

/** The transitions of a request. Its state is separate from the order's status: a change leaves its order Issued. */
export const serviceTransitions: Record<ServiceState, readonly ServiceState[]> = {
  quoted: ['confirmed', 'expired'],
  confirmed: ['settling', 'done', 'refused'],
  settling: ['done'],
  done: [],
  refused: [],
  expired: [],
}

/** The states in which the supplier has done it. */
export const carriedOut = ['settling', 'done'] as const satisfies readonly ServiceState[]

/** The states that may change to `to`. */
export const statesBefore = (to: ServiceState): ServiceState[] =>
  serviceStates.filter((from) => serviceTransitions[from].includes(to))

/** A line of a quote, in the order's currency: positive if the payer owes it, negative if it is returned. */
export const ServiceLine = z.object({ label: z.string(), amount: MoneyShape })
export type ServiceLine = z.infer<typeof ServiceLine>
