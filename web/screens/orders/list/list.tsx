import { Button } from '@mantine/core'
import { useState } from 'react'
import { Link, redirect } from 'react-router'
import { OrderQuery, type ProductCount } from '#contract/order-query.ts'
import type { OrderRow } from '#contract/orders.ts'
import { orderListSort } from '#domain/defaults.ts'
import type { FilterType } from '#domain/order-filter-types.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { type Product, productFacts, products } from '#domain/products.ts'
import { apiContext } from '../../../context.ts'
import { readPreference } from '../../../kit/cookies.ts'
import { defineList } from '../../../kit/list/define-list.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { readQuery } from '../../../kit/list/url.ts'
import { statusLabel } from '../../../kit/status-pill.tsx'
import { NewFlightButton } from '../../../order/new-flight-button.tsx'
import { Notice } from '../../../products/checkout/notice.tsx'
import { orderAddress } from '../../../products/order-address.ts'
import { useMay } from '../../../session.ts'
import type { Route } from './+types/list'
import { ColumnChoice } from './column-choice.tsx'
import { DeskList } from './desk-list.tsx'
import css from './list.module.css'
import { chosenColumns, readChoice } from './list-columns.tsx'
import { beyondPages, unreadParameters, withOwnNames } from './order-address.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Orders' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const { orders } = context.get(apiContext)
  const asked = readQuery(request)
  if (asked.view === 'desk') return { desk: (await orders.desk()).items, now: new Date().toISOString() }
  const ownNames = withOwnNames(new URL(request.url))
  if (ownNames) throw redirect(ownNames)
  const query = OrderQuery.parse(asked)
  const columns = readChoice(readPreference(request, 'orderColumns'))
  const found = await orders.list(query)
  const beyond = beyondPages(asked.page, found)
  const unread = [...unreadParameters(asked), ...(beyond ? [beyond] : [])]
  return { ...found, desk: null, columns, unread, status: query.statusType, perPage: query.perPage }
}

const list = defineList<OrderRow>({
  columns: [],
  rowKey: (order) => order.id,
  rowHref: orderAddress,
  rowLabel: (order) => `Order ${order.number}, ${order.title}, ${statusLabel(order.status, order.product)}`,
  filters: [
    {
      param: 'filterType',
      label: 'Void, refund and other',
      options: [
        { value: 'void', label: 'Void orders' },
        { value: 'refund', label: 'Refund orders' },
      ] satisfies { value: FilterType; label: string }[],
    },
    {
      param: 'statusType',
      label: 'Any status',
      options: orderStatuses.map((status) => ({ value: status, label: statusLabel(status) })),
    },
  ],
  search: 'Reference, number, name, e-mail or ticket',
  defaultSort: orderListSort,
  empty: {
    title: 'No orders yet',
    text: 'Search for a flight, choose a fare and pay: the order appears here with its tickets.',
    action: <NewFlightButton />,
  },
})

type Counted = Pick<ProductCount, 'count' | 'isMore'>
const nothing: Counted = { count: 0, isMore: false }

/** `12`, and `1,000+` where counting stopped; nothing where it stopped before the first. */
const countWords = ({ count, isMore }: Counted): string =>
  isMore && count === 0 ? '' : `${count.toLocaleString('en')}${isMore ? '+' : ''}`

export default function Orders({ loaderData }: Route.ComponentProps) {
  if (loaderData.desk) return <DeskList items={loaderData.desk} now={loaderData.now} />
  return <OrderList {...loaderData} />
}

type Listed = Extract<Route.ComponentProps['loaderData'], { desk: null }>

function OrderList({ items, next, tabs, columns, status, unread, page, lastPage, perPage }: Listed) {
  const [chosen, setChosen] = useState(columns)
  const mayDecide = useMay('orders:decide')
  const countOf = (product: Product) => tabs.find((tab) => tab.product === product) ?? nothing
  const all = tabs.reduce((total, tab) => ({ count: total.count + tab.count, isMore: total.isMore || tab.isMore }), nothing)
  return (
    <ListPage
      title="Orders"
      context="Everything your agency has sold, and what is still on its way."
      list={{
        ...list,
        columns: chosenColumns(chosen, status),
        tabs: {
          param: 'type',
          tabs: [
            { label: 'All', value: null, count: countWords(all) },
            ...products.map((value) => ({ label: productFacts[value].label, value, count: countWords(countOf(value)) })),
          ],
        },
      }}
      rows={items}
      paging={{ next, numbered: page === null ? null : { page, lastPage }, perPage }}
      csvHref="/api/orders.csv"
      actions={
        (all.count > 0 || all.isMore) && (
          <>
            {mayDecide && (
              <Button component={Link} to="?view=desk" variant="default">
                Needs a person
              </Button>
            )}
            <ColumnChoice chosen={chosen} onChange={setChosen} />
            <NewFlightButton />
          </>
        )
      }
    >
      {unread.length > 0 && (
        <div className={css.unread}>
          <Notice tone="warn" role="status" title="Not everything in this address could be read">
            <ul>
              {unread.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Notice>
        </div>
      )}
    </ListPage>
  )
}
