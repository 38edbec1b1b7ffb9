import type { Product } from '#contract/order-query.ts'

/** What each product is called wherever products are named (specification section 1). */
export const productLabels: Record<Product, string> = {
  flight: 'Flights',
  stay: 'Accommodation',
  tour: 'Things to do',
  protection: 'Protection',
}
