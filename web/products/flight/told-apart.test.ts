import { expect, test } from 'vitest'
import { pricedOffer } from '#domain/flights/priced-offer.fixture.ts'
import { toCompared } from './compare-list.ts'
import { toldApart } from './told-apart.ts'

type Of = Parameters<typeof pricedOffer>[2]

const found = { searchId: 's', query: 'from=LOS', expiresAt: '2026-11-21T12:00:00Z' }
const sent = (...offers: Of[]) => offers.map((of, at) => toCompared(pricedOffer(`o${at}`, 100_00 + at, of), found))
const via = (airport: string) => ({ legs: [{ flight: '412', departs: '2026-12-10T10:30:00', minutes: 380, via: airport }] })

test('fares of one name with other terms are told apart by those terms alone', () => {
  const fee = { amount: 50_000_00, currency: 'NGN' }
  const flights = sent({}, { refund: { allowed: true, penalty: fee } })
  expect(flights[0]?.ways).toEqual(flights[1]?.ways)
  expect(toldApart(flights)).toEqual(['No refund', 'Refundable for a fee'])
})

test('flights of one time, airline and fare are told apart by their numbers and by where they change', () => {
  const other = { legs: [{ flight: '418', departs: '2026-12-10T10:30:00', minutes: 380 }] }
  expect(toldApart(sent({}, other))).toEqual(['VS 412', 'VS 418'])
  expect(toldApart(sent(via('CDG'), via('AMS')))).toEqual(['via CDG', 'via AMS'])
})

test('nothing is added to a flight whose line no other has', () => {
  expect(toldApart(sent({ brand: 'Light' }, { brand: 'Flex' }))).toEqual(['', ''])
})
