import type { SoldProduct } from '#domain/product-types.ts'
import { shopScripts as built } from '#web/products/registry/shop-scripts.ts'
import type { ShopScript } from '#web/products/shop-form.ts'

export const shopScripts: Record<SoldProduct, ShopScript> = { ...built, protection: null }
