import { href } from 'react-router'
import type { CustomerRow } from '#contract/customers/customer-shapes.ts'
import { customerKinds } from '#domain/customers/customer.ts'
import { date, text, title } from '../../../kit/list/columns.tsx'
import { defineList } from '../../../kit/list/define-list.ts'
import { kindLabels, originLabels } from '../customer-words.ts'
import { Tags } from '../tags.tsx'

/** The list of customers; its tags and bulk actions are added by the screen. */
export const customerList = defineList<CustomerRow>({
  columns: [
    title('Name', (row) => row.name, { sort: 'name', onCard: 'title' }),
    { key: 'kind', isOptional: true, ...text('Kind', (row) => kindLabels[row.kind]) },
    { key: 'email', ...title('E-mail', (row) => row.email || '–') },
    { key: 'phone', ...text('Phone', (row) => row.phone || '–') },
    { key: 'tags', label: 'Tags', cell: (row) => (row.tags.length > 0 ? <Tags tags={row.tags} /> : '–') },
    { key: 'orders', ...text('Orders', (row) => String(row.orders)), align: 'end' },
    { key: 'last-order', ...date('Last order', (row) => row.lastOrderAt, { room: 'wide' }) },
    { key: 'origin', isOptional: true, ...text('Origin', (row) => originLabels[row.origin] ?? row.origin) },
    { key: 'added', ...date('Added', (row) => row.createdAt, { sort: 'created', room: 'wide' }) },
  ],
  rowKey: (row) => row.id,
  rowHref: (row) => href('/users/:id', { id: row.id }),
  rowLabel: (row) => row.name,
  filters: [
    {
      param: 'kind',
      label: 'People and companies',
      options: customerKinds.map((kind) => ({ value: kind, label: kindLabels[kind] })),
    },
  ],
  days: 'Added',
  search: 'Name, e-mail, phone or tag',
  defaultSort: '-created',
  views: 'customers',
  empty: {
    title: 'No customers yet',
    text: 'A customer is added with the first order of a new contact. You can also add people and companies, or import a list.',
  },
})
