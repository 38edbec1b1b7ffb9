import type { SoldProduct } from '#domain/product-types.ts'
import type { OrderOf, OrderParts } from '#web/products/order-parts.ts'
import { orderParts as built } from '#web/products/registry/order-parts.ts'

export const orderParts: { [P in SoldProduct]: OrderParts<OrderOf<P>> } = {
  ...built,
  protection: {
    statusWords: () => null,
    nothingBack: () => null,
    cancelling: { means: 'The policy ends at once.', besides: () => null },
    place: () => null,
    otherCharges: () => [],
    commission: () => null,
    reference: 'Policy number',
    numbersByHand: () => [],
    desk: { issued: 'The insurer confirmed the policy.', failed: 'The insurer says that nothing was sold.' },
    pages: () => [],
  },
}
