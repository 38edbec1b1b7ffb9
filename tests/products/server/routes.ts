import { productRouters as built } from '#server/products/registry/routes.ts'
import { protectionRouter } from '../protection/routes.ts'
import { tourRouter } from '../tour/routes.ts'

export const productRouters = { ...built, tours: tourRouter, protection: protectionRouter }
