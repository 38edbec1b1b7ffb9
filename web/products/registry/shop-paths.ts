import type { BuiltProduct } from '#domain/sold-products.ts'

/** Addresses for which a storefront has a page of plain HTML and the portal a hydrated screen. */
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
