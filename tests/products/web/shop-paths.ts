/** A storefront has no page of plain HTML for cover for bags, nor for the product that it stands in for. */
export { shopPaths } from '#web/products/registry/shop-paths.ts'
