import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightSale } from '../../modules/flights/flight-sale.ts'
import { policySale } from '../../modules/policies/policy-sale.ts'
import type { ProductSale, SaleOf } from '../../modules/products/product-sale.ts'
import { staySale } from '../../modules/stays/stay-sale.ts'
import { tourSale } from '../../modules/tours/tour-sale.ts'

/** Every product that is sold: one line each. */
export const sales: { [P in BuiltProduct]: ProductSale<SaleOf<P>> } = {
  flight: flightSale,
  stay: staySale,
  tour: tourSale,
  protection: policySale,
}
