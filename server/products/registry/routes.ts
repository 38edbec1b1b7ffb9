import { flightCheckouts } from '../../modules/flight-checkouts/routes.ts'
import { flights } from '../../modules/flights/routes.ts'
import { policyChanges } from '../../modules/order-changes/routes/policies.ts'
import { tourChanges } from '../../modules/order-changes/routes/tours.ts'
import { policies } from '../../modules/policies/routes.ts'
import { policyCheckouts } from '../../modules/protection-checkouts/routes.ts'
import { stayCheckouts } from '../../modules/stay-checkouts/routes.ts'
import { stays } from '../../modules/stays/routes.ts'
import { tourCheckouts } from '../../modules/tour-checkouts/routes.ts'
import { tours } from '../../modules/tours/routes.ts'

/** What the API has for one product alone, implemented. */
export const productRouters = {
  flights: { ...flights, ...flightCheckouts },
  stays: { ...stays, ...stayCheckouts },
  tours: { ...tours, ...tourCheckouts },
  tourChanges,
  policies: { ...policies, ...policyCheckouts },
  policyChanges,
}
