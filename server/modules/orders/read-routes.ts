import { member } from '../../http/implement.ts'
import { exportOrders } from './export-orders.ts'
import { getOrder } from './get-order.ts'
import { listOrders } from './list-orders.ts'
import { searchEverything } from './search-everything.ts'

/** Reading orders; writing them is in `routes.ts`. */
export const orderReads = {
  list: member.orders.list.handler(({ context, input }) => listOrders(context.ctx, input)),
  csv: member.orders.csv.handler(({ context, input }) => exportOrders(context.ctx, input)),
  get: member.orders.get.handler(({ context, input }) => getOrder(context.ctx, input)),
}

export const search = {
  everything: member.search.everything.handler(({ context, input }) => searchEverything(context.ctx, input)),
}
