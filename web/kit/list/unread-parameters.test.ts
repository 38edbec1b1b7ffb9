import { expect, test } from 'vitest'
import { mailParameters } from '#contract/desk.ts'
import { statementParameters } from '#contract/money.ts'
import { orderParameters } from '#contract/orders/order-query.ts'
import { unreadOfStatement } from '../../screens/money/statement.tsx'
import { unreadOfOrders } from '../../screens/orders/list/order-address.ts'
import { unreadOfMails } from '../../screens/outbox/mail-address.ts'

/** One invalid value for each parameter of a list. */
const wrong: Record<string, string> = {
  type: 'boats',
  filterType: 'lost',
  statusType: 'Isued',
  status: 'lost',
  kind: 'gift',
  query: 'x'.repeat(81),
  sort: 'colour',
  from: '2026-02-31',
  to: '0000-01-01',
  after: 'x'.repeat(1001),
  page: '-3',
  perPage: '500',
}

const lists = {
  orders: { parameters: orderParameters, unread: unreadOfOrders },
  transactions: { parameters: statementParameters, unread: unreadOfStatement },
  mails: { parameters: mailParameters, unread: unreadOfMails },
}

test.each(Object.entries(lists))('every value of the address of %s that cannot be read is named', (_, { parameters, unread }) => {
  for (const name of Object.keys(parameters)) {
    const value = wrong[name] ?? `no value for ${name}`
    expect(unread({ [name]: value }), name).toEqual([
      expect.stringMatching(new RegExp(`^“${value.slice(0, 10)}.* (?:is|are) (?:not|too) .*\\.$`)),
    ])
  }
})

test.each(Object.entries(lists))('days of %s that end before they begin are named', (_, { unread }) => {
  expect(unread({ from: '2026-03-02', to: '2026-03-01' })).toEqual([
    'The days from 2026-03-02 to 2026-03-01 end before they begin. Nothing lies between them.',
  ])
})

test('nothing is reported for a value that is valid, empty or of another part of the screen', () => {
  expect(unreadOfStatement({ kind: 'top-up', query: '', from: '2026-03-01', to: '2026-03-01', dialog: 'top-up' })).toEqual([])
})
