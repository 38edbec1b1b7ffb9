import { flights } from '../../flights.ts'
import { stays } from '../../stays.ts'
import { flightShapes } from '../flight.ts'
import { stayShapes } from '../stay.ts'

/** What the API says of each product that is sold: one line each. */
export const productShapes = [flightShapes, stayShapes] as const

/** What the API has for one product alone. */
export const productRoutes = { flights, stays }
