import type { OrderRow } from '#contract/base/order-base.ts'
import type { Counted } from '#contract/list-query.ts'
import type { ProductCount } from '#contract/orders/order-query.ts'
import type { BranchName } from '#contract/team/branches.ts'
import { orderListSort } from '#domain/defaults.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { FilterType } from '#domain/orders/order-filter-types.ts'
import { type OrderStatus, orderStatuses } from '#domain/orders/order-status.ts'
import { type Product, productFacts, products } from '#domain/products.ts'
import { defineList, type Filter, type ListConfig } from '../../../kit/list/define-list.ts'
import { statusLabel } from '../../../kit/status-pill.tsx'
import { NewSaleButton } from '../../../order/new-sale-button.tsx'
import { orderAddress } from '../../../products/order-address.ts'
import { allProducts } from '../../../products/product-of.ts'

/** The label of a status for a product, or for each product: `Issued, confirmed`. */
function statusWords(status: OrderStatus, product: Product | null): string {
  const of = product ? [product] : allProducts.map((sold) => sold.product)
  const [first = '', ...others] = new Set(of.map((one) => statusLabel(status, one)))
  return [first, ...others.map((word) => word.toLowerCase())].join(', ')
}

/** The filters of the list of one product, or of all; by branch where the agency has branches. */
export const orderFilters = (product: Product | null, branches: readonly BranchName[]): Filter[] => [
  {
    param: 'filterType',
    label: 'Any kind',
    options: [
      { value: 'void', label: 'Void orders' },
      { value: 'refund', label: 'Refund orders' },
      { value: 'schedule-changed', label: 'Schedule changed' },
    ] satisfies { value: FilterType; label: string }[],
  },
  {
    param: 'statusType',
    label: 'Any status',
    options: orderStatuses.map((status) => ({ value: status, label: statusWords(status, product) })),
  },
  ...(branches.length > 0
    ? [
        {
          param: 'branch',
          label: 'Any branch',
          options: branches.map(({ id, name, isClosed }) => ({ value: id, label: isClosed ? `${name} (closed)` : name })),
        },
      ]
    : []),
]

/** The order list without its columns and tabs, which depend on the results. */
export const orderList = defineList<OrderRow>({
  columns: [],
  rowKey: (order) => order.id,
  rowHref: orderAddress,
  rowLabel: (order) => `Order ${order.number}, ${order.title}, ${statusLabel(order.status, order.product)}`,
  filters: orderFilters(null, []),
  days: 'Sold',
  search: 'Reference, number, name, place, e-mail or ticket',
  defaultSort: orderListSort,
  views: 'orders',
  empty: {
    title: 'No orders yet',
    text: 'Search, choose an offer and pay: the order appears here with its documents.',
    action: <NewSaleButton />,
  },
})

const nothing: Counted = { count: 0, isMore: false }

/** The number of orders of a product, or of all products. */
export const countOf = (tabs: readonly ProductCount[], product: Product | null): Counted =>
  product === null
    ? tabs.reduce((total, tab) => ({ count: total.count + tab.count, isMore: total.isMore || tab.isMore }), nothing)
    : (tabs.find((tab) => tab.product === product) ?? nothing)

/** `12`, and `1,000+` if counting stopped there; empty if it stopped before the first. */
const countWords = ({ count, isMore }: Counted, numbers: Numbers): string =>
  isMore && count === 0 ? '' : `${numbers.count(count)}${isMore ? '+' : ''}`

export const productTabs = (counts: readonly ProductCount[], numbers: Numbers): ListConfig<OrderRow>['tabs'] => ({
  param: 'type',
  tabs: [
    { label: 'All', value: null, count: countWords(countOf(counts, null), numbers) },
    ...products.map((value) => ({ label: productFacts[value].label, value, count: countWords(countOf(counts, value), numbers) })),
  ],
})
