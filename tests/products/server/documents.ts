import type { BuiltProduct } from '#products/sold.ts'
import { flightDocuments } from '#server/modules/flights/order/flight-documents.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { ProductDocuments } from '#server/modules/products/product-documents.ts'
import { stayDocuments } from '#server/modules/stays/order/stay-documents.ts'
import { tourDocuments } from '#server/modules/tours/order/tour-documents.ts'
import { bagDocuments } from '../bags/papers.ts'

/** The real rows, and that of the product that only tests declare. */
export const documents: { [P in BuiltProduct]: ProductDocuments<OrderOf<P>> } = {
  flight: flightDocuments,
  stay: stayDocuments,
  tour: tourDocuments,
  protection: bagDocuments,
}
