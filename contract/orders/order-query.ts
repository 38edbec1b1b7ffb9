import { z } from 'zod'
import { orderListSize, orderListSort } from '#domain/defaults.ts'
import { filterTypes } from '#domain/orders/order-filter-types.ts'
import { orderStatuses } from '#domain/orders/order-status.ts'
import { products } from '#domain/products.ts'
import { Counted, listParameters } from '../list-query.ts'
import { MAX_INT4 } from '../shapes.ts'

const Product = z.enum(products)

export const orderSorts = ['-number', 'number', '-total', 'total', '-departs', 'departs'] as const

/** How many orders of a product there are; `isMore` where counting stopped. */
export const ProductCount = Counted.extend({ product: Product })
export type ProductCount = z.infer<typeof ProductCount>

/** Numbered pages reach this many orders of a list; `after` reaches all of them. */
export const MOST_PAGED = 10_000

/** Each parameter of the order list on its own. */
export const orderParameters = {
  type: Product,
  filterType: z.enum(filterTypes),
  statusType: z.enum(orderStatuses),
  /** Any locator, order or ticket number, name or e-mail. */
  query: listParameters.query,
  /** The days on which the orders were made. */
  from: listParameters.from,
  to: listParameters.to,
  sort: z.enum(orderSorts),
  /** The `next` of the page before; `page` does not count then. */
  after: listParameters.after,
  page: z.coerce.number().int().min(1).max(MAX_INT4),
  perPage: listParameters.perPage,
}
const { type, filterType, statusType, query, from, to, sort, after, page, perPage } = orderParameters

/**
 * What the list can be narrowed and ordered by, in the words of the specification, section 3: type, filter type, status type, search value (`query`), page,
 * per page, sort header (`sort`). A value that cannot be read counts as none.
 */
export const OrderQuery = z.object({
  type: type.nullable().catch(null).default(null),
  filterType: filterType.nullable().catch(null).default(null),
  statusType: statusType.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  from: from.nullable().catch(null).default(null),
  to: to.nullable().catch(null).default(null),
  sort: sort.catch(orderListSort).default(orderListSort),
  after: after.nullable().catch(null).default(null),
  page: page.catch(1).default(1),
  perPage: perPage.catch(orderListSize).default(orderListSize),
})
export type OrderQuery = z.infer<typeof OrderQuery>
