import { expect, it } from 'vitest'
import { formatMoney } from '#domain/money/money.ts'
import { english } from '#domain/numbers.ts'
import { foundStay, rateFacts } from '#domain/stays/found-stay.fixture.ts'
import { optionNow } from '#domain/stays/option-now.ts'
import { stayRows } from './stay-rows.ts'

const of = { currency: 'NGN', zone: 'Africa/Lagos', nights: 3, rooms: 1, days: '8 – 11 Dec', guests: '2 adults' }
const eko = foundStay('eko', 300_000_00, {
  stars: 5,
  score: 9.1,
  amenities: ['pool', 'wifi'],
  checkInFrom: '16:00',
  checkOutUntil: '11:00',
  km: 4,
  rates: [
    rateFacts(340_000_00, { board: 'breakfast' }),
    rateFacts(300_000_00, {
      refundability: 'free',
      freeUntil: '2026-12-01T10:00:00Z',
      taxes: 21_000_00,
      localCharges: { amount: 5_000_00, currency: 'NGN' },
    }),
  ],
})
const inn = foundStay('inn', 90_000_00, { score: null, amenities: ['wifi'], km: 0.4 })
const rows = stayRows(
  [eko, inn].flatMap((stay) => optionNow(stay) ?? []),
  of,
  { format: formatMoney, numbers: english },
)
const row = (label: string) => rows.find((one) => one.label === label)

it('compares each property at its cheapest rate, and marks the lowest', () => {
  expect(row('Total')).toMatchObject({ cells: ['NGN 300,000.00', 'NGN 90,000.00'], best: [1], word: 'Lowest' })
  expect(row('A night')?.cells).toEqual(['NGN 100,000.00', 'NGN 30,000.00'])
  expect(row('More than the cheapest')?.cells).toEqual(['+ NGN 210,000.00', 'The cheapest'])
  expect(row('Taxes and fees in the total')?.cells).toEqual(['NGN 21,000.00', 'Not stated'])
  expect(row('Local taxes, paid at the property')?.cells).toEqual(['NGN 5,000.00', 'None'])
})

it('has the terms of that rate in the time zone of the place', () => {
  expect(row('Cancellation')).toMatchObject({
    cells: ['Free cancellation until 1 Dec 2026, 11:00', 'Not refundable'],
    best: [0],
  })
})

it('never marks unknown values as best', () => {
  expect(row('Guests’ score')).toMatchObject({ cells: ['9.1 excellent, 100 reviews', 'Not stated'], best: [0] })
  expect(row('From the place searched')).toMatchObject({ cells: ['4 km', '400 m'], best: [1] })
})

it('has the check-in and check-out times', () => {
  expect(row('Check-in')).toMatchObject({ cells: ['from 16:00', 'Not stated'], differs: true })
  expect(row('Check-out')?.cells).toEqual(['until 11:00', 'Not stated'])
})

it('has a row for each amenity that one of them has', () => {
  expect(row('Swimming pool')).toMatchObject({ cells: ['Yes', 'Not stated'], differs: true })
  expect(row('Wi-Fi')).toMatchObject({ cells: ['Yes', 'Yes'], differs: false })
  expect(row('Spa')).toBeUndefined()
})
