import { type Product, productFacts } from '#domain/products.ts'
import { pageFacts, pageOfProduct } from '#domain/site/pages.ts'
import { isReachable, type Site } from '#domain/site/site.ts'

/** The content page of a product, or the home page if the site has none: the canonical address of the product's search and results. */
export function productPath(site: Site, product: Product): string {
  const page = pageOfProduct[productFacts[product].setting]
  return page && isReachable(site, page) ? pageFacts[page].path : pageFacts.home.path
}
