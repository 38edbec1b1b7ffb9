import { z } from 'zod'
import { MoneyShape } from '../waterfall.ts'

/** What can be asked for after a sale. Each is quoted, confirmed and settled in the same way, whatever was sold. */
export const serviceKinds = ['cancel', 'void', 'refund', 'change', 'name-correction'] as const
export type ServiceKind = (typeof serviceKinds)[number]

/**
 * `quoted`: the supplier's price is known and nothing was asked for. `confirmed`: the supplier is asked, the answer is not known yet. `settling`: the
 * supplier did it, and money is on its way. `done`, `refused` and `expired` are ends; only `done` changed anything.
 */
export const serviceStates = ['quoted', 'confirmed', 'settling', 'done', 'refused', 'expired'] as const
export type ServiceState = (typeof serviceStates)[number]

/** Where a request may go from each state. A request has a state of its own: a change leaves its order Issued. */
export const serviceTransitions: Record<ServiceState, readonly ServiceState[]> = {
  quoted: ['confirmed', 'expired'],
  confirmed: ['settling', 'done', 'refused'],
  settling: ['done'],
  done: [],
  refused: [],
  expired: [],
}

/** The supplier has done what these asked for. */
export const carriedOut = ['settling', 'done'] as const satisfies readonly ServiceState[]

/** The states from which a request may go to `to`. */
export const statesBefore = (to: ServiceState): ServiceState[] =>
  serviceStates.filter((from) => serviceTransitions[from].includes(to))

/** A line of a quote, in the order's currency: positive where the payer owes it, negative where it comes back. */
export const ServiceLine = z.object({ label: z.string(), amount: MoneyShape })
export type ServiceLine = z.infer<typeof ServiceLine>
