import { z } from 'zod'
import { orderListSize, orderListSort } from '#domain/defaults.ts'
import { filterTypes } from '#domain/orders/order-filter-types.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { products } from '#domain/products.ts'
import { Counted, listParameters } from '../list-query.ts'
import { Id, MAX_INT4 } from '../shapes.ts'

const Product = z.enum(products)

export const orderSorts = ['-number', 'number', '-total', 'total', '-departs', 'departs'] as const

/** The number of orders of a product; `isMore` if counting stopped. */
export const ProductCount = Counted.extend({ product: Product })
export type ProductCount = z.infer<typeof ProductCount>

/** Each query parameter of the order list. */
export const orderParameters = {
  type: Product,
  filterType: z
    .enum(filterTypes)
    .describe(
      '`void` and `refund`: cancelled and refunded orders. `schedule-changed`: issued orders with new flight times that nobody answered.',
    ),
  statusType: z.enum(orderStatuses),
  /** Any locator, order or ticket number, name or e-mail. */
  query: listParameters.query,
  /** The range of days on which the orders were created. */
  from: listParameters.from,
  to: listParameters.to,
  /** The branch in which the orders were made. */
  branch: Id,
  sort: z.enum(orderSorts),
  /** `next` of the previous page; `page` is then ignored. */
  after: listParameters.after,
  page: z.coerce.number().int().min(1).max(MAX_INT4),
  perPage: listParameters.perPage,
}
const { type, filterType, statusType, query, from, to, branch, sort, after, page, perPage } = orderParameters

/**
 * The filters and the sort order of the list, with the names of the specification, section 3: type, filter type, status type, search value (`query`),
 * page, per page, sort header (`sort`). An invalid value is ignored.
 */
export const OrderQuery = z.object({
  type: type.nullable().catch(null).default(null),
  filterType: filterType.nullable().catch(null).default(null),
  statusType: statusType.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  from: from.nullable().catch(null).default(null),
  to: to.nullable().catch(null).default(null),
  branch: branch.nullable().catch(null).default(null),
  sort: sort.catch(orderListSort).default(orderListSort),
  after: after.nullable().catch(null).default(null),
  page: page.catch(1).default(1),
  perPage: perPage.catch(orderListSize).default(orderListSize),
})
export type OrderQuery = z.infer<typeof OrderQuery>
