import type { SoldProduct } from '#domain/product-types.ts'
import { sales } from '#products/server/sales.ts'
import type { ProductSale } from '../modules/products/product-sale.ts'

export const saleOf = (product: SoldProduct): ProductSale => sales[product]

export const allSales: readonly ProductSale[] = Object.values(sales)
