import type { OrderDetail } from '#contract/product-shapes.ts'

/** What an agent may do with an order; the order lists the actions that are possible now. */
export type OrderAction = OrderDetail['actions'][number]
