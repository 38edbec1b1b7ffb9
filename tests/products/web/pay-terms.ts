import type { SoldProduct } from '#domain/product-types.ts'
import type { HeldTerms } from '#web/products/pay-terms.ts'
import { payTerms as built } from '#web/products/registry/pay-terms.ts'

export const untilItStarts = [{ label: 'Cancellation', says: 'Free of charge until the tour starts' }]

export const payTerms: { [P in SoldProduct]: HeldTerms<P> } = {
  ...built,
  tour: { ofOrder: () => untilItStarts },
  // It is sold through the API alone.
  protection: { ofOrder: () => [] },
}
