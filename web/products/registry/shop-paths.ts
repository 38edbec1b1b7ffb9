import type { BuiltProduct } from '#domain/sold-products.ts'

/** Addresses that a storefront answers with a page of plain HTML, where agents have a screen that runs. */
export const shopPaths: Record<BuiltProduct, readonly string[]> = {
  flight: [
    '/order/new/newFlight',
    '/order/new/flight/newoffers',
    '/order/new/flight/offers',
    '/order/new/flight/template/:id/offers',
  ],
  stay: ['/accommodation/new', '/accommodation/results', '/accommodation/hotel'],
}
