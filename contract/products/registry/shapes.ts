import { flights } from '../../flights.ts'
import { policyChanges } from '../policy-changes.ts'
import { policies } from '../../policies.ts'
import { stays } from '../../stays.ts'
import { tourChanges } from '../tour-changes.ts'
import { tours } from '../../tours.ts'
import { flightShapes } from '../flight.ts'
import { policyShapes } from '../protection.ts'
import { stayShapes } from '../stay.ts'
import { tourShapes } from '../tour.ts'

/** The shapes of each product in the API: one line per product. */
export const productShapes = [flightShapes, stayShapes, tourShapes, policyShapes] as const

/** The endpoints of each product. */
export const productRoutes = { flights, stays, tours, tourChanges, policies, policyChanges }
