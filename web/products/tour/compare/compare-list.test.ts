// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { foundTour } from '#domain/tours/found-tour.fixture.ts'
import { comparedTours, followResults, toComparedTour } from './compare-list.ts'

const search = { search: 'place=Lagos', query: 'place=Lagos', expiresAt: '2027-01-01T00:00:00Z', currency: 'NGN' }

test('a tour stays compared when an equal search finds it at another supplier first', () => {
  comparedTours.write([toComparedTour(foundTour('a', 300), { ...search, searchId: 'first' })])
  followResults([foundTour('c', 300), foundTour('b', 300, { lastingId: 'a' })], { ...search, searchId: 'second' })
  expect(comparedTours.read()).toMatchObject([{ searchId: 'second', id: 'b', same: 'a' }])
})
