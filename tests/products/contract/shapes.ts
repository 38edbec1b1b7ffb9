import { productRoutes as built, productShapes as builtShapes } from '#contract/products/registry/shapes.ts'
import { tourShapes, tours } from '../tour/shapes.ts'

export const productShapes = [...builtShapes, tourShapes] as const
export const productRoutes = { ...built, tours }
