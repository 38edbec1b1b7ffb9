import { productRoutes as built, productShapes as builtShapes } from '#contract/products/registry/shapes.ts'
import { protection, protectionShapes } from '../protection/shapes.ts'
import { tourShapes, tours } from '../tour/shapes.ts'

export const productShapes = [...builtShapes, tourShapes, protectionShapes] as const
export const productRoutes = { ...built, tours, protection }
