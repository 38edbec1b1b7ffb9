import type { SoldProduct } from '#domain/product-types.ts'
import { webProducts } from '#products/web/products.ts'
import type { WebProduct } from './web-product.ts'

export const webProduct = (product: SoldProduct): WebProduct => webProducts[product]

/** All products, in the order of the navigation. */
export const allProducts: readonly WebProduct[] = Object.values(webProducts)

/** The product that a selling screen's path belongs to. */
export const productAt = (path: string): WebProduct | undefined =>
  allProducts.find(({ under }) => under.some((place) => path.startsWith(`${place}/`)))
