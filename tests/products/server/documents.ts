import type { SoldProduct } from '#domain/product-types.ts'
import type { ProductDocuments } from '#server/modules/products/product-documents.ts'
import { documents as built } from '#server/products/registry/documents.ts'

const tour: ProductDocuments = {
  pdf: async (_ctx, id) => ({ number: id, bytes: Buffer.from('%PDF') }),
  calendar: async (_ctx, id) => ({ number: id, text: 'BEGIN:VCALENDAR' }),
}

export const documents: Record<SoldProduct, ProductDocuments> = { ...built, tour }
