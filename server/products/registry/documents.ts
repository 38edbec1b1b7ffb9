import type { BuiltProduct } from '#domain/sold-products.ts'
import { flightDocuments } from '../../modules/flights/order/flight-documents.ts'
import { policyDocuments } from '../../modules/policies/order/policy-documents.ts'
import type { OrderOf } from '../../modules/products/order-of-product.ts'
import type { ProductDocuments } from '../../modules/products/product-documents.ts'
import { stayDocuments } from '../../modules/stays/order/stay-documents.ts'
import { tourDocuments } from '../../modules/tours/order/tour-documents.ts'

/** Every product that has documents: one row each. */
export const documents: { [P in BuiltProduct]: ProductDocuments<OrderOf<P>> } = {
  flight: flightDocuments,
  stay: stayDocuments,
  tour: tourDocuments,
  protection: policyDocuments,
}
