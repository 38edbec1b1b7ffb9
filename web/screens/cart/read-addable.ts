import type { RouterContextProvider } from 'react-router'
import type { SoldProduct } from '#domain/product-types.ts'
import { sells } from '#domain/site/sells.ts'
import { allProducts } from '../../products/product-of.ts'
import { loadShop } from '../../site/shop/load-shop.ts'

/** The products of which items can be added to a trip here: on a storefront those that it sells. */
export async function readAddable(context: Readonly<RouterContextProvider>): Promise<SoldProduct[]> {
  const { shop, isPortal } = await loadShop(context)
  const all = allProducts.map(({ product }) => product)
  if (isPortal) return all
  return all.filter((product) => shop && sells(shop.site.settings, product))
}
