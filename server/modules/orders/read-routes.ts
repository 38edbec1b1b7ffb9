import { anyone, member } from '../../http/implement.ts'
import { getOrder } from './detail/get-order.ts'
import { readCalendar, readTicketPdf } from './documents/read-documents.ts'
import { exportOrders } from './list/export-orders.ts'
import { listDesk } from './list/list-desk.ts'
import { listOrders } from './list/list-orders.ts'
import { searchEverything } from './list/search-everything.ts'

/** Endpoints that read orders and their documents. */
export const orderReads = {
  list: member.orders.list.handler(({ context, input }) => listOrders(context.ctx, input)),
  desk: member.orders.desk.handler(({ context }) => listDesk(context.ctx)),
  csv: member.orders.csv.handler(({ context, input }) => exportOrders(context.ctx, input)),
  get: anyone.orders.get.handler(({ context, input }) => getOrder(context.ctx, input)),
  ticketPdf: anyone.orders.ticketPdf.handler(({ context, input }) => readTicketPdf(context.ctx, input)),
  calendar: anyone.orders.calendar.handler(({ context, input }) => readCalendar(context.ctx, input)),
}

export const search = {
  everything: member.search.everything.handler(({ context, input }) => searchEverything(context.ctx, input)),
}
