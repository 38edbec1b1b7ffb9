import { type Product, productFacts } from '#domain/products.ts'

/** The title of a storefront's screen if the agency does not sell the product. */
export const sellsNot = (name: string, product: Product): string =>
  `${name} sells no ${productFacts[product].label.toLowerCase()} online`
