// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { readStayCompare } from '#domain/stays/compare.ts'
import { foundStay } from '#domain/stays/found-stay.fixture.ts'
import { comparedStays, followResults, toComparedStay } from './compare-list.ts'

const search = { search: 'place=Lagos', query: 'place=Lagos', expiresAt: '2027-01-01T00:00:00Z', currency: 'NGN' }
const [before, now] = [
  { ...search, searchId: 'first' },
  { ...search, searchId: 'second' },
]

test('a property stays compared when an equal search finds it at another supplier first', () => {
  const stay = foundStay('a', 300)
  comparedStays.write([toComparedStay({ stay, rate: stay.rates?.[0] ?? null, total: 300 }, before)])
  followResults([foundStay('c', 300), foundStay('b', 300, { lastingId: 'a' })], now)
  const [followed, ...others] = comparedStays.read()
  expect(others).toEqual([])
  expect(followed).toMatchObject({ searchId: 'second', id: 'b', same: 'a' })
  const inAddress = readStayCompare(new URLSearchParams(followed?.part))
  expect(inAddress).toMatchObject({ searchId: 'second', stays: [{ id: 'b' }] })
  followResults([foundStay('a', 300)], { ...search, searchId: 'third' })
  expect(comparedStays.read()).toMatchObject([{ searchId: 'third', id: 'a', same: 'a' }])
})
