import { flightSale } from '../modules/flights/flight-sale.ts'
import type { CheckoutRow } from '../modules/products/checkout-of-product.ts'
import type { ProductSale } from '../modules/products/product-sale.ts'
import { staySale } from '../modules/stays/stay-sale.ts'

/** Every product that is sold: one line each. */
const sales: Record<CheckoutRow['product'], ProductSale> = { flight: flightSale, stay: staySale }

export const saleOf = (product: CheckoutRow['product']): ProductSale => sales[product]
