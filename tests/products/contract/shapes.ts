import { flights } from '#contract/flights.ts'
import { flightShapes } from '#contract/products/flight.ts'
import { stayShapes } from '#contract/products/stay.ts'
import { tourShapes } from '#contract/products/tour.ts'
import { stays } from '#contract/stays.ts'
import { tourChanges } from '#contract/products/tour-changes.ts'
import { tours } from '#contract/tours.ts'
import { bagShapes, bags } from '../bags/contract.ts'

export const productShapes = [flightShapes, stayShapes, tourShapes, bagShapes] as const

export const productRoutes = { flights, stays, tours, tourChanges, bags }
