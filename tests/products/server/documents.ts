import type { SoldProduct } from '#domain/product-types.ts'
import type { OrderOf } from '#server/modules/products/order-of-product.ts'
import type { ProductDocuments } from '#server/modules/products/product-documents.ts'
import { documents as built } from '#server/products/registry/documents.ts'

const papers: ProductDocuments = {
  kinds: { Issued: { kind: 'voucher', title: 'Voucher', hasCalendar: true } },
  pdf: async () => Buffer.from('%PDF'),
  calendar: () => 'BEGIN:VCALENDAR',
}

export const documents: { [P in SoldProduct]: ProductDocuments<OrderOf<P>> } = { ...built, protection: papers }
