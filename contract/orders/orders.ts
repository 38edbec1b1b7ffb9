import { z } from 'zod'
import { OrderRow } from '../base/order-base.ts'
import { endpoint } from '../endpoint.ts'
import { MOST_EXPORTED, MOST_PAGED } from '../list-query.ts'
import { OrderDetail } from '../product-shapes.ts'
import { Id, Instant, Money, pageOf } from '../shapes.ts'
import { BranchName } from '../team/branches.ts'
import { OrderQuery, ProductCount } from './order-query.ts'
import { orderWrites } from './order-writes.ts'

/** An order that needs a decision of a person. */
export const DeskRow = OrderRow.extend({
  /** Only for roles that see suppliers, with net prices and margin. */
  supplier: z.string().nullable(),
  /** When it was escalated. */
  waitingSince: Instant,
  /** The reason, a sentence; null if there is none. */
  reason: z.string().nullable(),
  /** The amount paid, held until the decision. */
  atRisk: Money,
})
export type DeskRow = z.infer<typeof DeskRow>

const ById = z.object({ id: Id })

export const orders = {
  list: endpoint('orders:read', 'List orders')
    .route({
      method: 'GET',
      path: '/orders',
      tags: ['Orders'],
      description: `By key with \`after\`, or by number with \`page\` and \`perPage\` among the first ${MOST_PAGED.toLocaleString('en')} orders of the list. A page beyond them is answered with the last of them.`,
    })
    .input(OrderQuery)
    .output(
      pageOf(OrderRow).extend({
        tabs: z.array(ProductCount),
        page: z.int().nullable(),
        lastPage: z.int(),
        branches: z.array(BranchName),
      }),
    ),
  csv: endpoint('orders:read', 'Export orders as CSV')
    .route({
      method: 'GET',
      path: '/orders.csv',
      tags: ['Orders'],
      description: `The list as CSV, up to ${MOST_EXPORTED.toLocaleString('en')} rows.`,
    })
    .input(OrderQuery.omit({ after: true, page: true, perPage: true }))
    .output(z.file()),
  get: endpoint('own-order', 'Read an order')
    .route({ method: 'GET', path: '/orders/{id}', tags: ['Orders'] })
    .input(ById)
    .output(OrderDetail),
  desk: endpoint('orders:decide', 'List orders that await a decision')
    .route({
      method: 'GET',
      path: '/orders/desk',
      tags: ['Orders'],
      description: 'Orders that await a person, longest first.',
    })
    .output(z.object({ items: z.array(DeskRow) })),
  ticketPdf: endpoint('own-order', 'Download the e-ticket or voucher as PDF', ['order.no-documents'])
    .route({ method: 'GET', path: '/orders/{id}/e-ticket.pdf', tags: ['Documents'] })
    .input(ById)
    .output(z.file()),
  calendar: endpoint('own-order', 'Download the itinerary as a calendar file', ['order.no-documents'])
    .route({ method: 'GET', path: '/orders/{id}/itinerary.ics', tags: ['Documents'] })
    .input(ById)
    .output(z.file()),
  ...orderWrites,
}
