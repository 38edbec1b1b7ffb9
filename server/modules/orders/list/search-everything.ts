import { and, eq, ilike, isNull, or } from 'drizzle-orm'
import { formatOrderNumber } from '#domain/orders/order-number.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import type { Ctx } from '../../../ctx.ts'
import { customers, orders } from '../../../db/schema/index.ts'
import { likePattern } from '../../../db/search-terms.ts'
import { pageFilter } from './order-filter.ts'
import { newestFirst } from './order-sort.ts'

const MOST = 6

export interface Found {
  orders: {
    id: string
    product: SoldProduct
    number: string
    title: string
    status: OrderStatus
    customer: string
    bookingReference: string | null
  }[]
  customers: { id: string; name: string; email: string }[]
}

/** The command palette's results for a text: the newest matching orders and customers. None for an empty text. */
export async function searchEverything(ctx: Ctx, input: { query: string }): Promise<Found> {
  if (input.query === '') return { orders: [], customers: [] }
  const pattern = likePattern(input.query)
  return ctx.tx(async (tx) => {
    const foundOrders = await tx
      .select({
        id: orders.id,
        product: orders.product,
        number: orders.number,
        numberPrefix: orders.numberPrefix,
        title: orders.title,
        status: orders.status,
        customer: orders.customer,
        bookingReference: orders.bookingReference,
      })
      .from(orders)
      .where(
        pageFilter(
          ctx,
          { query: input.query, type: null, filterType: null, statusType: null, from: null, to: null, branch: null },
          newestFirst,
          MOST,
        ),
      )
      .orderBy(...newestFirst.orderBy)
      .limit(MOST)
    const foundCustomers = await tx
      .select({ id: customers.id, name: customers.name, email: customers.email })
      .from(customers)
      .where(
        and(
          eq(customers.agencyId, ctx.agencyId),
          isNull(customers.primaryId),
          isNull(customers.erasedAt),
          or(ilike(customers.name, pattern), ilike(customers.email, pattern)),
        ),
      )
      .orderBy(customers.name)
      .limit(MOST)
    return {
      orders: foundOrders.map(({ number, numberPrefix, ...row }) => ({
        ...row,
        number: formatOrderNumber({ numberPrefix, number }),
      })),
      customers: foundCustomers,
    }
  })
}
