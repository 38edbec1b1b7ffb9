import { IconWorld } from '@tabler/icons-react'
import type { OrderRow } from '#contract/orders.ts'
import type { OrderStatus } from '#domain/order-status.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Deadline } from '../../../kit/deadline.tsx'
import { date, money, status, text, title } from '../../../kit/list/columns.tsx'
import type { Column } from '../../../kit/list/define-list.ts'
import css from './list-columns.module.css'

export type OrderColumn = { key: string; isStandard: boolean; column: Column<OrderRow> }

const payBy: Column<OrderRow> = {
  label: 'Pay by',
  cell: (order) => (order.payBy ? <Deadline at={order.payBy} place={order.departure} /> : '–'),
}
const sold: Column<OrderRow> = {
  label: 'Sold',
  cell: (order) => <DateText value={order.createdAt} withTime />,
}

/** The number, with a sign beside what a customer bought on the storefront. */
function numberOf({ number, isOnline }: OrderRow) {
  if (!isOnline) return number
  return (
    <span className={css.online} title="Bought by a customer on your storefront">
      {number}
      <IconWorld size={14} stroke={1.75} aria-label="Online" />
    </span>
  )
}

/** The order list's columns. The first one opens the order and always stays; the others can be chosen. */
export const orderColumns: readonly OrderColumn[] = [
  { key: 'number', isStandard: true, column: { ...text('Order', (o) => o.number, { sort: 'number' }), cell: numberOf } },
  { key: 'status', isStandard: true, column: status('Status', (o) => o) },
  { key: 'trip', isStandard: true, column: title('Trip', (o) => o.title) },
  { key: 'customer', isStandard: true, column: title('Lead traveller', (o) => o.customer) },
  { key: 'travellers', isStandard: false, column: { ...text('Travellers', (o) => String(o.travellers)), align: 'end' } },
  { key: 'reference', isStandard: true, column: text('Reference', (o) => o.bookingReference, { room: 'wide' }) },
  { key: 'departs', isStandard: true, column: date('Departs', (o) => o.departsAt, { sort: 'departs' }) },
  { key: 'pay-by', isStandard: false, column: payBy },
  { key: 'created', isStandard: false, column: sold },
  { key: 'seller', isStandard: false, column: text('Sold by', (o) => o.createdBy) },
  { key: 'total', isStandard: true, column: money('Total', (o) => o.total, { sort: 'total' }) },
]

/** The chosen keys from the cookie's text; the standard ones while nothing usable was chosen. */
export function readChoice(saved: string | null): string[] {
  const wanted = new Set((saved ?? '').split('.'))
  const known = orderColumns.filter(({ key }) => wanted.has(key)).map(({ key }) => key)
  return known.length > 0 ? known : orderColumns.filter((one) => one.isStandard).map(({ key }) => key)
}

/** What a list of one status shows instead of repeating it on every line: what is not paid has a deadline. */
const insteadOfStatus: Partial<Record<OrderStatus, string>> = { 'Not Paid': 'pay-by' }

/** The columns to show, in their own order; the first one is always among them. `status` is the one that the list is narrowed to. */
export const chosenColumns = (keys: readonly string[], status: OrderStatus | null = null): Column<OrderRow>[] => {
  const instead = status && insteadOfStatus[status]
  const wanted = instead ? [...keys.filter((key) => key !== 'status'), instead] : keys
  return orderColumns.filter(({ key }, at) => at === 0 || wanted.includes(key)).map(({ column }) => column)
}
