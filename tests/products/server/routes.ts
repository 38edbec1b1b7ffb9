import { productRouters as built } from '#server/products/registry/routes.ts'
import { protectionRouter } from '../protection/routes.ts'

export const productRouters = { ...built, protection: protectionRouter }
