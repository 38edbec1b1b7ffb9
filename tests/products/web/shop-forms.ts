import type { SoldProduct } from '#domain/product-types.ts'
import { shopForms as built } from '#web/products/registry/shop-forms.ts'
import type { ShopForm } from '#web/products/shop-form.ts'

export const shopForms: Record<SoldProduct, ShopForm> = { ...built, protection: () => null }
