import { anyone } from '../../http/implement.ts'
import { listClaims, startClaim } from './claims.ts'
import { tripOfCheckout } from './choices/trip-of-checkout.ts'
import { listOpened, openDisclosure } from './disclosures.ts'
import { searchForOrder } from './search-for-order.ts'
import { saveInsured } from './save-insured.ts'
import { tripOfOrder } from './trip-of-order.ts'

/** The steps of a checkout that only protection has, and the trip of an order below. */
export const policyCheckouts = {
  search: anyone.policies.search.handler(({ context: { ctx }, input, signal }) =>
    searchForOrder(ctx, input, signal ?? new AbortController().signal),
  ),
  openDocument: anyone.policies.openDocument.handler(({ context: { ctx }, input }) => openDisclosure(ctx, input)),
  opened: anyone.policies.opened.handler(({ context: { ctx }, input }) => listOpened(ctx, input.id)),
  saveInsured: anyone.policies.saveInsured.handler(({ context: { ctx }, input: { id, ...people } }) =>
    saveInsured(ctx, id, people),
  ),
  tripOfCheckout: anyone.policies.tripOfCheckout.handler(({ context: { ctx }, input }) => tripOfCheckout(ctx, input)),
  claims: anyone.policies.claims.handler(({ context: { ctx }, input }) => listClaims(ctx, input)),
  startClaim: anyone.policies.startClaim.handler(({ context: { ctx }, input }) => startClaim(ctx, input)),
  tripOf: anyone.policies.tripOf.handler(({ context: { ctx }, input }) => tripOfOrder(ctx, input)),
}
