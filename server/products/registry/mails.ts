import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightMails } from '../../modules/flights/order/flight-mails.ts'
import { policyMails } from '../../modules/policies/order/policy-mails.ts'
import type { OrderOf } from '../../modules/products/order-of-product.ts'
import type { ProductMails } from '../../modules/products/product-mails.ts'
import { stayMails } from '../../modules/stays/order/stay-mails.ts'
import { tourMails } from '../../modules/tours/order/tour-mails.ts'

/** The mails of every product that is sold: one line each. */
export const mails: { [P in BuiltProduct]: ProductMails<OrderOf<P>> } = {
  flight: flightMails,
  stay: stayMails,
  tour: tourMails,
  protection: policyMails,
}
