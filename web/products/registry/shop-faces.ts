import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightFace } from '../flight/shop-face.ts'
import type { ShopFace } from '../shop-form.ts'
import { stayFace } from '../stay/shop-face.ts'

/** Addresses that a storefront answers with a page of its own, of every product that is sold. */
export const shopFaces: Record<BuiltProduct, ShopFace> = { flight: flightFace, stay: stayFace }
