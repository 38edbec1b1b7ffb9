import { saleOf } from '../../products/sale-of.ts'
import type { PlannedItemRow } from './trip-row.ts'

/** Whether an item is bought on its own, because it asks for more than people and contact. */
export const isApart = (item: Pick<PlannedItemRow, 'product' | 'search' | 'offer'>): boolean =>
  saleOf(item.product).inTrip?.isApart(item) ?? true
