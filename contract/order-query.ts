import { z } from 'zod'
import { orderListSize, orderListSort } from '#domain/defaults.ts'
import { filterTypes } from '#domain/order-filter-types.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { products } from '#domain/products.ts'
import { Words } from '#domain/words.ts'
import { After, MAX_INT4 } from './shapes.ts'

const Product = z.enum(products)

export const orderSorts = ['-number', 'number', '-total', 'total', '-departs', 'departs'] as const

/** How many orders of a product there are; `isMore` where counting stopped. */
export const ProductCount = z.object({ product: Product, count: z.int(), isMore: z.boolean() })
export type ProductCount = z.infer<typeof ProductCount>

/** Tabs are counted no further than this, so that they cost the same at a thousand orders and at a million. */
export const MOST_COUNTED = 1_000

/** Numbered pages reach this many orders of a list; `after` reaches all of them. */
export const MOST_PAGED = 10_000
export const LARGEST_PAGE = 100

/** Each parameter of the order list on its own. */
export const orderParameters = {
  type: Product,
  filterType: z.enum(filterTypes),
  statusType: z.enum(orderStatuses),
  /** Any locator, order or ticket number, name or e-mail. */
  query: Words.trim().max(80),
  sort: z.enum(orderSorts),
  /** The `next` of the page before; `page` does not count then. */
  after: After,
  page: z.coerce.number().int().min(1).max(MAX_INT4),
  perPage: z.coerce.number().int().min(1).max(LARGEST_PAGE),
}
const { type, filterType, statusType, query, sort, after, page, perPage } = orderParameters

/**
 * What the list can be narrowed and ordered by, in the words of the specification, section 3: type, filter type, status type, search value (`query`), page,
 * per page, sort header (`sort`). A value that cannot be read counts as none.
 */
export const OrderQuery = z.object({
  type: type.nullable().catch(null).default(null),
  filterType: filterType.nullable().catch(null).default(null),
  statusType: statusType.nullable().catch(null).default(null),
  query: query.catch('').default(''),
  sort: sort.catch(orderListSort).default(orderListSort),
  after: after.nullable().catch(null).default(null),
  page: page.catch(1).default(1),
  perPage: perPage.catch(orderListSize).default(orderListSize),
})
export type OrderQuery = z.infer<typeof OrderQuery>
