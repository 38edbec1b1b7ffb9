import { useState } from 'react'
import { href } from 'react-router'
import { OrderQuery, type OrderRow, type Product } from '#contract/orders.ts'
import { orderStatuses } from '#domain/order-status.ts'
import { apiContext } from '../../context.ts'
import { readCookie } from '../../kit/cookies.ts'
import { defineList } from '../../kit/list/define-list.ts'
import { ListPage } from '../../kit/list/list-page.tsx'
import { readQuery } from '../../kit/list/url.ts'
import { statusLabel } from '../../kit/status-pill.tsx'
import type { Route } from './+types/list'
import { ColumnChoice } from './column-choice.tsx'
import { chosenColumns, columnsCookie, readChoice } from './list-columns.tsx'
import { NewFlightButton } from './new-flight-button.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Orders' }]

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = await context.get(apiContext).orders.list(OrderQuery.parse(readQuery(request)))
  return { ...page, columns: readChoice(readCookie(request.headers.get('cookie'), columnsCookie)) }
}

const products: { label: string; value: Product }[] = [
  { label: 'Flights', value: 'flight' },
  { label: 'Accommodation', value: 'stay' },
  { label: 'Things to do', value: 'tour' },
  { label: 'Protection', value: 'protection' },
]

const list = defineList<OrderRow>({
  columns: [],
  rowKey: (order) => order.id,
  rowHref: (order) => href('/order/flight/:id', { id: order.id }),
  rowLabel: (order) => `Order ${order.number}, ${order.title}, ${statusLabel(order.status)}`,
  filters: [
    {
      param: 'status',
      label: 'Any status',
      options: orderStatuses.map((status) => ({ value: status, label: statusLabel(status) })),
    },
  ],
  search: 'Reference, number, name, e-mail or ticket',
  defaultSort: '-number',
  empty: {
    title: 'No orders yet',
    text: 'Search for a flight, choose a fare and pay: the order appears here with its tickets.',
    action: <NewFlightButton />,
  },
})

export default function Orders({ loaderData: { items, next, tabs, columns } }: Route.ComponentProps) {
  const [chosen, setChosen] = useState(columns)
  const countOf = (product: Product) => tabs.find((tab) => tab.product === product)?.count ?? 0
  const all = tabs.reduce((total, tab) => total + tab.count, 0)
  return (
    <ListPage
      title="Orders"
      context="Everything your agency has sold, and what is still on its way."
      list={{
        ...list,
        columns: chosenColumns(chosen),
        tabs: {
          param: 'product',
          tabs: [
            { label: 'All', value: null, count: all },
            ...products.map(({ label, value }) => ({ label, value, count: countOf(value) })),
          ],
        },
      }}
      rows={items}
      paging={{ next }}
      csvHref="/api/orders.csv"
      actions={
        all > 0 && (
          <>
            <ColumnChoice chosen={chosen} onChange={setChosen} />
            <NewFlightButton />
          </>
        )
      }
    />
  )
}
