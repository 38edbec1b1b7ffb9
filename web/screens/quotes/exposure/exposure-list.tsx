import {
  IconAlertTriangle,
  IconBan,
  IconCalendarPlus,
  IconCheck,
  IconQuestionMark,
  IconRefresh,
  IconSend,
  IconX,
} from '@tabler/icons-react'
import type { IconProps } from '@tabler/icons-react'
import type { ComponentType } from 'react'
import { href } from 'react-router'
import type { ExposedQuote } from '#contract/quotes/quote-exposure.ts'
import { type ExposureState, exposureWords } from '#domain/quotes/exposure.ts'
import { lossReasonNames, lossReasons } from '#domain/quotes/quote-status.ts'
import { date, money, title } from '../../../kit/list/columns.tsx'
import { type BulkAction, type Column, defineList } from '../../../kit/list/define-list.ts'
import { Pill, type Tone } from '../../../kit/status-pill.tsx'

const faces: Record<ExposureState, { tone: Tone; icon: ComponentType<IconProps> }> = {
  'below-cost': { tone: 'bad', icon: IconAlertTriangle },
  gone: { tone: 'bad', icon: IconX },
  unchecked: { tone: 'quiet', icon: IconQuestionMark },
  covered: { tone: 'good', icon: IconCheck },
}

/** For roles that see margin: what is left of it at today's cost, negative below cost. */
export const marginLeft: Column<ExposedQuote> = {
  ...money('Margin left', (row) => row.left, { exact: true }),
  onCard: 'line',
}

/** For other roles: the price at today's cost. */
export const priceToday: Column<ExposedQuote> = {
  ...money('Price today', (row) => row.today, { exact: true }),
  onCard: 'line',
}

/** Unpaid promises; the order is that of the API. */
export const exposureList = defineList<ExposedQuote>({
  columns: [
    title('Quote', (row) => `${row.number} ${row.title}`, { onCard: 'title' }),
    title('Customer', (row) => row.customer),
    { label: 'Today', cell: (row) => <Pill {...faces[row.state]}>{exposureWords[row.state]}</Pill> },
    date('Checked', (row) => row.checkedAt, { room: 'wide' }),
    date('Valid until', (row) => row.expiresAt, { room: 'wide' }),
    money('Quoted', (row) => row.promised, { exact: true }),
  ],
  rowKey: (row) => row.id,
  rowHref: (row) => href('/quotes/:id', { id: row.id }),
  rowLabel: (row) => `${row.number} ${row.title}`,
  empty: {
    title: 'No unpaid quotes',
    text: 'Sent quotes with flights, stays or tours of a search are listed here until they are answered or booked.',
  },
})

/** What is done for the selected quotes. */
export const exposureBulk: readonly BulkAction[] = [
  { name: 'check', label: 'Check prices', icon: IconRefresh },
  {
    name: 'extend',
    label: 'Extend',
    icon: IconCalendarPlus,
    ask: { title: 'Extend the selected quotes', label: 'Days', suggestions: ['1', '3', '7', '14'] },
  },
  {
    name: 'requote',
    label: 'Requote',
    icon: IconSend,
    question: {
      title: 'Send the selected quotes at today’s prices?',
      text: 'Each supplier is asked again. Where a price moved, the customer gets a new version with the same markup and fee.',
    },
  },
  {
    name: 'withdraw',
    label: 'Withdraw',
    icon: IconBan,
    ask: {
      title: 'Withdraw the selected quotes',
      label: 'Reason',
      suggestions: lossReasonNames.map((name) => lossReasons[name]),
    },
  },
]
