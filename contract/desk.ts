import { z } from 'zod'
import { salesPeriods } from '#domain/defaults.ts'
import { products } from '#domain/products.ts'
import { OrderRow } from './base/order-base.ts'
import { endpoint } from './endpoint.ts'
import { Counted, listParameters, MOST_EXPORTED } from './list-query.ts'
import { Id, Instant, Money, mailStatuses, pageOf } from './shapes.ts'

const SalesPeriod = z.coerce
  .number()
  .int()
  .min(salesPeriods[0])
  .max(salesPeriods[2])
  .refine((days) => salesPeriods.some((one) => one === days))
const SalesTotals = z.object({ orders: z.int(), sales: Money, margin: Money.nullable() })

export const dashboard = {
  today: endpoint('orders:read', 'Read the dashboard')
    .route({
      method: 'GET',
      path: '/dashboard',
      tags: ['Orders'],
      description: 'What needs someone today, and the sales of the last 7, 30 or 90 days beside those of as many days before.',
    })
    .input(z.object({ days: SalesPeriod.catch(30).default(30) }))
    .output(
      z.object({
        /** Deadlines, sorted by money at risk, then by time. */
        holds: z.array(OrderRow),
        awaitingTickets: z.array(OrderRow),
        needsDecision: z.array(OrderRow),
        /** With new flight times that nobody answered: the first of `rescheduledTotal`, which is the order list's `filterType=schedule-changed`. */
        rescheduled: z.array(OrderRow),
        rescheduledTotal: Counted,
        departures: z.array(OrderRow),
        recent: z.array(OrderRow),
        sales: z.array(z.object({ day: z.string(), orders: z.int(), sales: z.int(), margin: z.int().nullable() })),
        totals: SalesTotals,
        /** Of as many days before. */
        before: SalesTotals,
        /** What was sold of each product, most money first. */
        byProduct: z.array(z.object({ product: z.enum(products), orders: z.int(), sales: Money })),
        /** The same of each branch; null for sales outside any. Empty without sales in a branch. */
        byBranch: z.array(z.object({ branch: z.string().nullable(), orders: z.int(), sales: Money })),
      }),
    ),
  attention: endpoint('orders:read', 'Count what needs attention')
    .route({
      method: 'GET',
      path: '/dashboard/attention',
      tags: ['Orders'],
      description:
        'Orders that need someone now: those that await a decision, holds that end within 24 hours and new flight times that nobody answered, the first 20 of `count`; and requests for approval.',
    })
    .output(
      z.object({
        count: z.int(),
        /** Requests of colleagues for approval, which `count` includes. */
        approvals: z.int(),
        items: z.array(OrderRow),
      }),
    ),
}

const MailRow = z.object({
  id: Id,
  to: z.string(),
  subject: z.string(),
  template: z.string(),
  status: z.enum(mailStatuses),
  orderId: Id.nullable(),
  at: Instant,
})

/** Each query parameter of the outbox. */
export const mailParameters = { status: z.enum(mailStatuses), ...listParameters }
const { status, query, from, to, after, perPage } = mailParameters

/** The filters of the outbox. An invalid value is ignored. */
export const MailQuery = z.object({
  status: status.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  from: from.nullable().catch(null).default(null),
  to: to.nullable().catch(null).default(null),
  after: after.nullable().catch(null).default(null),
  limit: perPage.catch(10).default(10),
})
export type MailQuery = z.infer<typeof MailQuery>

export const mails = {
  list: endpoint('mail:read', 'List mails')
    .route({ method: 'GET', path: '/mails', tags: ['Mail'] })
    .input(MailQuery)
    .output(pageOf(MailRow).extend({ total: Counted })),
  csv: endpoint('mail:read', 'Export mails as CSV')
    .route({
      method: 'GET',
      path: '/mails.csv',
      tags: ['Mail'],
      description: `The outbox as CSV, newest first, up to ${MOST_EXPORTED.toLocaleString('en')} rows, without the texts.`,
    })
    .input(MailQuery.omit({ after: true, limit: true }))
    .output(z.file()),
  get: endpoint('mail:read', 'Read a mail')
    .route({ method: 'GET', path: '/mails/{id}', tags: ['Mail'] })
    .input(z.object({ id: Id }))
    .output(
      MailRow.extend({
        orderProduct: z.enum(products).nullable(),
        html: z.string(),
        text: z.string(),
        attachments: z.array(z.object({ name: z.string(), bytes: z.int() })),
      }),
    ),
}
