import type { Product } from './products.ts'

/** The plural of each product, which names its folders and its suppliers in the check of connections. */
export const productPlurals = {
  flight: 'flights',
  stay: 'stays',
  tour: 'tours',
  protection: 'policies',
} as const satisfies Record<Product, string>

export type ProductPlural = (typeof productPlurals)[Product]
