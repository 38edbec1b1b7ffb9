import { flightCheckouts } from '#server/modules/flight-checkouts/routes.ts'
import { flights } from '#server/modules/flights/routes.ts'
import { tourChanges } from '#server/modules/order-changes/routes/tours.ts'
import { stayCheckouts } from '#server/modules/stay-checkouts/routes.ts'
import { stays } from '#server/modules/stays/routes.ts'
import { tourCheckouts } from '#server/modules/tour-checkouts/routes.ts'
import { tours } from '#server/modules/tours/routes.ts'
import { bagRouter } from '../bags/routes.ts'

/** The real rows, and that of the product that only tests declare. */
export const productRouters = {
  flights: { ...flights, ...flightCheckouts },
  stays: { ...stays, ...stayCheckouts },
  tours: { ...tours, ...tourCheckouts },
  tourChanges,
  bags: bagRouter,
}
