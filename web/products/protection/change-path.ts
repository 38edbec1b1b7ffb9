import { orderPath } from '#domain/orders/order-path.ts'
import type { Period } from '#domain/policies/changes/change-rules.ts'

/** The page of a policy with the dialog that changes its dates, filled with a period if one is proposed. `moved`: it says that the price moved. */
export const changeDatesPath = (orderId: string, period?: Period, change: '1' | 'moved' = '1'): string =>
  `${orderPath({ product: 'protection', id: orderId })}?${new URLSearchParams({ change, ...period })}`
