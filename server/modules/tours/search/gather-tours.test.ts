import { expect, test } from 'vitest'
import { lastingIdOf } from '#domain/results/lasting-id.ts'
import { foundTour } from '#domain/tours/found-tour.fixture.ts'
import { createCipher } from '../../../cipher.ts'
import { gatherTours, type PricedTour } from './gather-tours.ts'

const tourAt = (supplier: string): PricedTour => {
  const { id: _id, km: _km, total, days, ...brief } = foundTour('walk', 300)
  return { listing: { ...brief, supplier, productId: 'walk', zone: 'Africa/Lagos' }, days, total, title: supplier }
}

/** The tour that a search lists when its suppliers answer in this order. */
function found(suppliers: readonly string[]) {
  const gathering = gatherTours({ cipher: createCipher('0'.repeat(64)), centre: { latitude: 6.45, longitude: 3.39 } })
  const entries = new Map(suppliers.flatMap((supplier) => gathering.add([tourAt(supplier)]).upserts))
  expect(entries.size).toBe(1)
  return [...entries.values()].map(({ common }) => common)[0] ?? { id: '' }
}

test('a tour has one lasting id, whichever supplier answers first', () => {
  const [one, other] = [found(['north', 'south']), found(['south', 'north'])]
  expect(one.id).not.toBe(other.id)
  expect(lastingIdOf(one)).toBe(lastingIdOf(other))
})
