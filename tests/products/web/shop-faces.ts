import type { SoldProduct } from '#domain/product-types.ts'
import { shopFaces as built } from '#web/products/registry/shop-faces.ts'
import type { ShopFace } from '#web/products/shop-form.ts'

export const shopFaces: Record<SoldProduct, ShopFace> = { ...built, tour: () => null, protection: () => null }
