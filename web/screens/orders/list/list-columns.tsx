import { IconWorld } from '@tabler/icons-react'
import type { OrderRow } from '#contract/base/order-base.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import { type Product, type ProductFacts, productFacts } from '#domain/products.ts'
import { DateText } from '../../../kit/date-text.tsx'
import { Deadline } from '../../../kit/deadline.tsx'
import { date, money, status, text, title } from '../../../kit/list/columns.tsx'
import type { Column } from '../../../kit/list/define-list.ts'
import css from './list-columns.module.css'

const payBy: Column<OrderRow> = {
  label: 'Pay by',
  cell: (order) => (order.payBy ? <Deadline at={order.payBy} place={order.departure} /> : '–'),
}
const sold: Column<OrderRow> = {
  label: 'Sold',
  cell: (order) => <DateText value={order.createdAt} withTime />,
}

/** The number, with an icon for orders of the storefront. */
function numberOf({ number, isOnline }: OrderRow) {
  if (!isOnline) return number
  return (
    <span className={css.online} title="Bought by a customer on your storefront">
      {number}
      <IconWorld size={14} stroke={1.75} aria-label="Online" />
    </span>
  )
}

type Words = Pick<ProductFacts, 'person' | 'people' | 'startLabel'>

/** The words of a list with orders of several products. */
const wordsOfAll: Words = { person: 'traveller', people: 'travellers', startLabel: 'Starts' }
const wordsOf = (product: Product | null): Words => (product ? productFacts[product] : wordsOfAll)
const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

interface Shown {
  product: Product | null
  /** Whether the agency has branches. */
  hasBranches: boolean
}

/** The columns of the order list, of one product or of all. The first one links to the order and is always shown; the others can be chosen. */
const orderColumns = ({ product, hasBranches }: Shown): readonly Column<OrderRow>[] => [
  { ...text('Order', (o) => o.number, { sort: 'number' }), cell: numberOf },
  { key: 'status', ...status('Status', (o) => o) },
  { key: 'trip', ...title('Trip', (o) => o.title) },
  { key: 'customer', ...title(`Lead ${wordsOf(product).person}`, (o) => o.customer) },
  { key: 'travellers', isOptional: true, ...text(capital(wordsOf(product).people), (o) => String(o.travellers)), align: 'end' },
  { key: 'reference', ...text('Reference', (o) => o.bookingReference, { room: 'wide' }) },
  { key: 'departs', ...date(wordsOf(product).startLabel, (o) => o.departsAt, { sort: 'departs' }) },
  { key: 'pay-by', isOptional: true, ...payBy },
  { key: 'created', isOptional: true, ...sold },
  { key: 'seller', isOptional: true, ...text('Sold by', (o) => o.createdBy) },
  ...(hasBranches ? [{ key: 'branch', isOptional: true, ...text<OrderRow>('Branch', (o) => o.branch) }] : []),
  { key: 'total', ...money('Total', (o) => o.total, { sort: 'total' }) },
]

/** The columns of a list of one status. Instead of "Not paid" on every line they have the deadline. */
export const columnsOf = (narrowedTo: OrderStatus | null, shown: Shown): readonly Column<OrderRow>[] =>
  narrowedTo === 'Not Paid'
    ? orderColumns(shown)
        .filter(({ key }) => key !== 'status')
        .map((column) => (column.key === 'pay-by' ? { ...column, key: undefined } : column))
    : orderColumns(shown)
