import { href, Link } from 'react-router'
import type { DeskRow } from '#contract/orders/orders.ts'
import { Button } from '../../../kit/form/button.tsx'
import { money, text, title } from '../../../kit/list/columns.tsx'
import { type BulkAction, type Column, defineList } from '../../../kit/list/define-list.ts'
import { ListPage } from '../../../kit/list/list-page.tsx'
import { waitedFor } from '../../../order/time-left.ts'
import { orderAddress } from '../../../products/order-address.ts'
import { useMay } from '../../../session.ts'
import css from './desk-list.module.css'

type Row = DeskRow & { waited: string }

const columnsFor = (seesSuppliers: boolean): readonly Column<Row>[] => [
  text('Order', (o) => o.number),
  title('Trip', (o) => o.title),
  title('Lead traveller', (o) => o.customer),
  text('Waits', (o) => o.waited),
  {
    label: 'Why',
    grows: true,
    onCard: 'line',
    cell: (o) => <span className={css.why}>{o.reason ?? 'No reason was given'}</span>,
  },
  ...(seesSuppliers ? [text<Row>('Supplier', (o) => o.supplier)] : []),
  money('Money at risk', (o) => o.atRisk),
]

const list = defineList<Row>({
  columns: [],
  rowKey: (o) => o.id,
  rowHref: (o) => orderAddress(o),
  rowLabel: (o) => `Order ${o.number}, ${o.title}, waits ${o.waited}`,
  empty: {
    title: 'Nothing waits for a person',
    text: 'Orders whose supplier or payment gateway gave no clear answer stand here until someone decides. Nothing is sent twice meanwhile.',
  },
})

/** Orders that need a person, the longest waiting first, with the money reserved for each. */
export function DeskList({ items, now, bulk }: { items: DeskRow[]; now: string; bulk: readonly BulkAction[] }) {
  return (
    <ListPage
      title="Needs a person"
      context="The supplier or the payment gateway gave no clear answer: check with it, then decide. Longest wait first."
      list={{ ...list, columns: columnsFor(useMay('margin:read')), bulk }}
      rows={items.map((item) => ({ ...item, waited: waitedFor(item.waitingSince, now) }))}
      paging={{ next: null }}
      actions={
        <Button component={Link} to={href('/order')} variant="default">
          All orders
        </Button>
      }
    />
  )
}
