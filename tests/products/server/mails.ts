import type { SoldProduct } from '#domain/product-types.ts'
import type { ProductMails } from '#server/modules/products/product-mails.ts'
import { mails as built } from '#server/products/registry/mails.ts'

export const mails: Record<SoldProduct, ProductMails> = {
  ...built,
  tour: { documents: async () => {} },
  protection: { documents: async () => {} },
}
