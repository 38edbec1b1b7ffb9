import { documents } from '#products/server/documents.ts'
import type { Order } from '../db/schema/index.ts'
import type { ProductDocuments } from '../modules/products/product-documents.ts'

export const documentsOf = ({ product }: Pick<Order, 'product'>): ProductDocuments => documents[product]
