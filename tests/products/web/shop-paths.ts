import type { SoldProduct } from '#domain/product-types.ts'
import { shopPaths as built } from '#web/products/registry/shop-paths.ts'

export const shopPaths: Record<SoldProduct, readonly string[]> = { ...built, protection: [] }
