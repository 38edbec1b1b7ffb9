import type { ProductRoutes } from '../product-routes.ts'

export const tourRoutes: ProductRoutes = { selling: [], orders: [] }
