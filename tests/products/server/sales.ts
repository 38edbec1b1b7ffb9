import type { BuiltProduct } from '#products/sold.ts'
import { flightSale } from '#server/modules/flights/flight-sale.ts'
import type { ProductSale, SaleOf } from '#server/modules/products/product-sale.ts'
import { staySale } from '#server/modules/stays/stay-sale.ts'
import { tourSale } from '#server/modules/tours/tour-sale.ts'
import { bagSale } from '../bags/sale.ts'

/** The real rows, and that of the product that only tests declare. */
export const sales: { [P in BuiltProduct]: ProductSale<SaleOf<P>> } = {
  flight: flightSale,
  stay: staySale,
  tour: tourSale,
  protection: bagSale,
}
