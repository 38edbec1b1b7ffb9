import { type Product, productFacts } from '../products.ts'
import type { SiteSettings } from './settings.ts'

/** Whether a storefront sells a product. */
export const sells = ({ activeProducts }: Pick<SiteSettings, 'activeProducts'>, product: Product): boolean =>
  activeProducts.includes(productFacts[product].setting)
