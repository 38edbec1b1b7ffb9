import type { SoldProduct } from '#domain/product-types.ts'
import { sampleFacts } from '#server/documents/sample-facts.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { ProductMails } from '#server/modules/products/product-mails.ts'
import { mails as built } from '#server/products/registry/mails.ts'

/** An existing mail template with the order's facts. */
const confirmed: ProductMails = {
  documents: (_ctx, { facts }) => ({ template: 'order-issued', data: { ...sampleFacts, ...facts } }),
}

export const mails: { [P in SoldProduct]: ProductMails<OrderOf<P>> } = {
  ...built,
  protection: confirmed,
}
