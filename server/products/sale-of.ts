import { flightSale } from '../modules/flights/flight-sale.ts'
import type { CheckoutItem } from '../modules/products/checkout-of-product.ts'
import type { ProductSale } from '../modules/products/product-sale.ts'
import { staySale } from '../modules/stays/stay-sale.ts'

/** Every product that is sold: one line each. */
const sales: Record<CheckoutItem['product'], ProductSale> = { flight: flightSale, stay: staySale }

export const saleOf = (product: CheckoutItem['product']): ProductSale => sales[product]
