import type { SoldProduct } from '#domain/product-types.ts'
import type { ProductRoutes } from '#web/products/product-routes.ts'
import { productRoutes as built } from '#web/products/registry/routes.ts'

export const productRoutes: Record<SoldProduct, ProductRoutes> = {
  ...built,
  // It is sold through the API only.
  protection: { selling: [], orders: [] },
}
