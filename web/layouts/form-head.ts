import type { MetaDescriptor, RouterContextProvider } from 'react-router'
import { type Product, productFacts } from '#domain/products.ts'
import { publicHead } from '../site/head.ts'
import { productPath } from '../site/product-path.ts'
import { loadShop } from '../site/shop/load-shop.ts'

interface Form {
  product: Product
  title: string
  description: string
}

/**
 * The head of a product's search form. The loader makes it, so that browsers do not load its code. On a storefront it is that of a public page, whose
 * canonical address is the content page of the product.
 */
export async function readFormHead(
  context: Readonly<RouterContextProvider>,
  { product, title, description }: Form,
): Promise<MetaDescriptor[]> {
  const here = await loadShop(context)
  if (!here.shop || here.isPortal) return [{ title }]
  const { shop } = here
  const { name } = shop.agency
  return publicHead(shop, {
    title: `${title} - ${name}`,
    description: `${description} ${productFacts[product].label} of ${name}.`,
    path: productPath(shop.site, product),
    hasIcon: false,
  })
}
