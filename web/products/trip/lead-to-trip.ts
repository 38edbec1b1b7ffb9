import { type RouterContextProvider, redirect } from 'react-router'
import { sessionContext } from '../../session.ts'
import { type AddedToTrip, isAdded, tripWithAdded } from './added-to-trip.ts'

/** An added offer leads to the trip, which says so, as on pages of plain HTML. */
export function leadToTrip<R extends object>(outcome: R | AddedToTrip): R {
  if (isAdded(outcome)) throw redirect(tripWithAdded)
  return outcome
}

/** The same on a storefront; the portal stays where more is added. */
export const leadOnShop = <R extends object>(context: Readonly<RouterContextProvider>, outcome: R): R =>
  context.get(sessionContext).host.kind === 'storefront' ? leadToTrip(outcome) : outcome
