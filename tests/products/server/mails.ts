import type { BuiltProduct } from '#products/sold.ts'
import { flightMails } from '#server/modules/flights/order/flight-mails.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { ProductMails } from '#server/modules/products/product-mails.ts'
import { stayMails } from '#server/modules/stays/order/stay-mails.ts'
import { tourMails } from '#server/modules/tours/order/tour-mails.ts'
import { bagMails } from '../bags/papers.ts'

/** The real rows, and that of the product that only tests declare. */
export const mails: { [P in BuiltProduct]: ProductMails<OrderOf<P>> } = {
  flight: flightMails,
  stay: stayMails,
  tour: tourMails,
  protection: bagMails,
}
