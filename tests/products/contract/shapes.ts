import { productRoutes as built, productShapes as builtShapes } from '#contract/products/registry/shapes.ts'
import { protection, protectionShapes } from '../protection/shapes.ts'

export const productShapes = [...builtShapes, protectionShapes] as const
export const productRoutes = { ...built, protection }
