import type { SoldProduct } from '#domain/product-types.ts'
import type { HeldTerms } from '#web/products/pay-terms.ts'
import { payTerms as built } from '#web/products/registry/pay-terms.ts'

export const payTerms: { [P in SoldProduct]: HeldTerms<P> } = {
  ...built,
  // It is sold through the API alone.
  protection: { ofOrder: () => [] },
}
