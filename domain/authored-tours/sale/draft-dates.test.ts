import { expect, test } from 'vitest'
import { ownOption } from '#tests/tours/own-tour.ts'
import { draftDays, draftStarts } from './draft-dates.ts'

const asked = {
  option: {
    ...ownOption,
    schedule: { ...ownOption.schedule, exceptions: [{ id: 'x', from: '2026-12-03', to: '2026-12-03', times: [], note: '' }] },
  },
  zone: 'Africa/Accra',
  party: { adults: 2, children: [7] },
  currency: 'NGN',
  now: new Date('2026-12-01T08:30:00Z'),
}

test('a draft has the days of its schedule at the price of the party; what can no longer be booked is left out', () => {
  const days = draftDays(asked, { from: '2026-12-01', to: '2026-12-04' })
  expect(days.map(({ day, total }) => [day, total?.amount])).toEqual([
    ['2026-12-02', 5_000_000],
    ['2026-12-04', 5_000_000],
  ])
})

test('a start has its end, its seats, the price of each category, and the terms of cancelling', () => {
  expect(draftStarts(asked, '2026-12-02')).toMatchObject([
    {
      time: '09:00',
      endTime: '12:00',
      left: 10,
      prices: [{ title: 'Adult', quantity: 2, price: { amount: 4_000_000 } }, { title: 'Child' }],
      freeUntil: '2026-12-01T09:00:00.000Z',
    },
  ])
})

test('a party that is larger than the departure finds it sold out', () => {
  expect(draftStarts({ ...asked, party: { adults: 11, children: [] } }, '2026-12-02')).toMatchObject([
    { state: 'sold-out', total: null },
  ])
})
