import { anyone, member } from '../../http/implement.ts'
import { exportOrders } from './export-orders.ts'
import { getOrder } from './get-order.ts'
import { listDesk } from './list-desk.ts'
import { listOrders } from './list-orders.ts'
import { readCalendar, readTicketPdf, resendDocuments } from './read-documents.ts'
import { searchEverything } from './search-everything.ts'

/** Reading orders and sending their documents; deciding them is in `desk-routes.ts`. */
export const orderReads = {
  list: member.orders.list.handler(({ context, input }) => listOrders(context.ctx, input)),
  desk: member.orders.desk.handler(({ context }) => listDesk(context.ctx)),
  csv: member.orders.csv.handler(({ context, input }) => exportOrders(context.ctx, input)),
  get: anyone.orders.get.handler(({ context, input }) => getOrder(context.ctx, input)),
  ticketPdf: anyone.orders.ticketPdf.handler(({ context, input }) => readTicketPdf(context.ctx, input)),
  calendar: anyone.orders.calendar.handler(({ context, input }) => readCalendar(context.ctx, input)),
  resendDocuments: member.orders.resendDocuments.handler(async ({ context, input }) => {
    await resendDocuments(context.ctx, input)
    return { done: true } as const
  }),
}

export const search = {
  everything: member.search.everything.handler(({ context, input }) => searchEverything(context.ctx, input)),
}
