import type { SoldProduct } from '#domain/product-types.ts'
import type { ProductSale, SaleOf } from '#server/modules/products/product-sale.ts'
import { sales as built } from '#server/products/registry/sales.ts'
import { protectionSale } from '../protection/sale.ts'

export const sales: { [P in SoldProduct]: ProductSale<SaleOf<P>> } = { ...built, protection: protectionSale }
