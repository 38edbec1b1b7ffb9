import { flights } from '../../flights.ts'
import { stays } from '../../stays.ts'
import { tours } from '../../tours.ts'
import { flightShapes } from '../flight.ts'
import { stayShapes } from '../stay.ts'
import { tourShapes } from '../tour.ts'

/** The shapes of each product in the API: one line per product. */
export const productShapes = [flightShapes, stayShapes, tourShapes] as const

/** The endpoints of each product. */
export const productRoutes = { flights, stays, tours }
