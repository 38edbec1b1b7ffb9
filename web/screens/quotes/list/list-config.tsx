import { href } from 'react-router'
import type { QuoteRow } from '#contract/quotes/quote-shapes.ts'
import { date, money, text, title } from '../../../kit/list/columns.tsx'
import { defineList } from '../../../kit/list/define-list.ts'
import { QuotePill } from '../quote-pill.tsx'

/** The list of quotes; its tabs are added by the screen. */
export const quoteList = defineList<QuoteRow>({
  columns: [
    { ...text('Quote', (row) => row.number), sort: 'number' },
    title('Title', (row) => row.title),
    title('Customer', (row) => row.customer),
    { label: 'Status', cell: (row) => <QuotePill status={row.status} /> },
    money('From', (row) => row.total, { exact: true }),
    date('Valid until', (row) => row.expiresAt, { sort: 'expires', room: 'wide' }),
    date('Opened', (row) => row.firstViewedAt, { room: 'wide' }),
    date('Changed', (row) => row.changedAt, { sort: 'changed', room: 'wide' }),
  ],
  rowKey: (row) => row.id,
  rowHref: (row) => href('/quotes/:id', { id: row.id }),
  rowLabel: (row) => `${row.number} ${row.title}`,
  days: 'Changed',
  search: 'Number, title or customer',
  defaultSort: '-changed',
  views: 'quotes',
  empty: {
    title: 'No quotes yet',
    text: 'A quote offers a customer one or several options with prices, on a page of their own that they can accept.',
  },
})
