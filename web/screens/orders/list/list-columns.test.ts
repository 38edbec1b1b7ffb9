import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { OrderRow } from '#contract/base/order-base.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { Product } from '#domain/products.ts'
import { chosenColumns, readChoice } from '../../../kit/list/choose-columns.ts'
import { columnsOf } from './list-columns.tsx'

const shown = (saved: string | null, status: OrderStatus | null = null, product: Product | null = null) => {
  const columns = columnsOf(status, { product, hasBranches: false })
  return chosenColumns(columns, readChoice(columns, saved))
}
const labels = (saved: string | null, status: OrderStatus | null = null) => shown(saved, status).map((column) => column.label)

test('without a saved choice the standard columns are shown', () => {
  expect(labels(null)).toEqual(['Order', 'Status', 'Trip', 'Lead traveller', 'Reference', 'Starts', 'Total'])
})

test.each([
  ['flight', 'Departs'],
  ['stay', 'Check-in'],
  ['tour', 'Starts'],
] as const)('the list of one product tells its start in its own word: %s', (product, word) => {
  expect(shown(null, null, product).map(({ label }) => label)).toContain(word)
})

test('saved columns have the order of the table, whatever the order of clicking', () => {
  expect(labels('total.status')).toEqual(['Order', 'Status', 'Total'])
})

test('the column that opens the order cannot be removed', () => {
  expect(labels('status')).toContain('Order')
})

test('a cookie that is not ours falls back to the standard columns', () => {
  expect(labels('<script>.passport')).toEqual(labels(null))
})

test('every sort of the order list is one that the API offers', async () => {
  const { orderSorts } = await import('#contract/orders/order-query.ts')
  const sorts = columnsOf(null, { product: null, hasBranches: true }).flatMap((column) =>
    column.sort ? [column.sort, `-${column.sort}`] : [],
  )
  expect(sorts.toSorted()).toEqual([...orderSorts].toSorted())
})

test('a list of unpaid orders has the deadline instead of the same status on every line', () => {
  expect(labels(null, 'Not Paid')).toEqual(['Order', 'Trip', 'Lead traveller', 'Reference', 'Starts', 'Pay by', 'Total'])
})

test('a deadline is in the agency’s time zone and in that of the city of departure', () => {
  const money = { amount: 100, currency: 'NGN' }
  const order: OrderRow = {
    id: 'o1',
    number: 'TW-1001',
    product: 'flight',
    status: 'Not Paid',
    title: 'London to Lagos',
    customer: 'Ngozi Okafor',
    travellers: 1,
    bookingReference: null,
    departsAt: '2026-12-01T10:00:00',
    total: money,
    soldAt: null,
    createdAt: '2026-11-20T10:00:00Z',
    createdBy: 'Ada Obi',
    branch: null,
    isOnline: false,
    payBy: '2026-11-21T17:00:00.000Z',
    departure: { city: 'London', zone: 'Europe/London' },
  }
  const [, payBy] = shown('pay-by')
  const words = renderToStaticMarkup(payBy?.cell(order)).replaceAll(/<[^>]+>/g, '')
  expect(words).toBe('21 Nov 2026, 18:00 Lagos time (17:00 in London)')
})
