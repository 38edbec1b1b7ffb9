import type { BuiltProduct } from '#products/sold.ts'

/** The real rows, and that of the product that only tests declare. */
export const shopPaths: Record<BuiltProduct, readonly string[]> = {
  flight: [
    '/order/new/newFlight',
    '/order/new/flight/newoffers',
    '/order/new/flight/offers',
    '/order/new/flight/template/:id/offers',
  ],
  stay: ['/accommodation/new', '/accommodation/results', '/accommodation/hotel'],
  tour: ['/tour/new', '/tour/result', '/tour/singleTour'],
  protection: [],
}
