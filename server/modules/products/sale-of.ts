import type { CheckoutRow } from '../checkouts/checkout-row.ts'
import { flightSale } from './flight-sale.ts'
import type { ProductSale } from './product-sale.ts'
import { staySale } from './stay-sale.ts'

/** Every product that is sold: one line each. */
const sales: Record<CheckoutRow['product'], ProductSale> = { flight: flightSale, stay: staySale }

export const saleOf = (product: CheckoutRow['product']): ProductSale => sales[product]
