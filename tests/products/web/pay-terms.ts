import type { SoldProduct } from '#domain/product-types.ts'
import type { ProductPayTerms } from '#web/products/pay-terms.ts'
import { payTerms as built } from '#web/products/registry/pay-terms.ts'

const untilItStarts = [{ label: 'Cancellation', says: 'Free of charge until the tour starts' }]

export const payTerms: { [P in SoldProduct]: ProductPayTerms<P> } = {
  ...built,
  tour: { ofCheckout: () => untilItStarts, ofOrder: () => untilItStarts },
  // It is sold through the API alone.
  protection: { ofCheckout: () => [], ofOrder: () => [] },
}
