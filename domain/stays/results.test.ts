import { describe, expect, it } from 'vitest'
import { judgeStays, keepPassing, noStayFilters } from './filters.ts'
import { foundStay, rateFacts } from './found-stay.fixture.ts'
import type { FoundStay } from './found-stay.ts'
import { type StaySort, sortStays } from './results.ts'

const order = (sort: StaySort, ...stays: FoundStay[]) =>
  sortStays(keepPassing(judgeStays(stays, noStayFilters)), sort).map(({ key }) => key)

describe('the order of properties', () => {
  const dear = foundStay('dear', 300, { stars: 5, score: 9.4, km: 4 })
  const near = foundStay('near', 200, { stars: 4, score: 7, km: 0.2 })
  const untold = foundStay('untold', 100, { stars: null, score: null, km: 9 })

  it('is by price, score, stars or distance; unknown values are last', () => {
    expect(order('price:asc', dear, near, untold)).toEqual(['untold', 'near', 'dear'])
    expect(order('price:desc', untold, near, dear)).toEqual(['dear', 'near', 'untold'])
    expect(order('guests:desc', untold, near, dear)).toEqual(['dear', 'near', 'untold'])
    expect(order('stars:desc', untold, near, dear)).toEqual(['dear', 'near', 'untold'])
    expect(order('distance:asc', untold, dear, near)).toEqual(['near', 'dear', 'untold'])
  })

  it('does not depend on the order of arrival', () => {
    const twins = ['a', 'b', 'c'].map((id) => foundStay(id, 100))
    expect(order('suggestion', ...twins)).toEqual(order('suggestion', ...twins.toReversed()))
  })
})

describe('the recommended order', () => {
  it('prefers a higher guest score', () => {
    expect(order('suggestion', foundStay('fair', 100, { score: 7 }), foundStay('good', 100, { score: 9 }))).toEqual([
      'good',
      'fair',
    ])
  })

  it('counts an unknown score as 60 points: above a 5, below a 7', () => {
    const stays = [
      foundStay('five', 100, { score: 5 }),
      foundStay('none', 100, { score: null }),
      foundStay('seven', 100, { score: 7 }),
    ]
    expect(order('suggestion', ...stays)).toEqual(['seven', 'none', 'five'])
  })

  it('compares the price with properties of the same star rating only', () => {
    // The suite is cheap among five stars: 20 % below the median is 10 points. The inn is at the median of its own.
    const stays = [
      foundStay('inn', 50, { stars: 2 }),
      foundStay('suite', 400, { stars: 5 }),
      foundStay('palace', 500, { stars: 5 }),
      foundStay('castle', 600, { stars: 5 }),
    ]
    expect(order('suggestion', ...stays)).toEqual(['suite', 'inn', 'palace', 'castle'])
  })

  it('subtracts a point per kilometre, and adds five for free cancellation', () => {
    const free = foundStay('free', 100, { km: 5.5, rates: [rateFacts(100, { refundability: 'free' })] })
    expect(order('suggestion', foundStay('close', 100, { km: 1 }), free)).toEqual(['free', 'close'])
    expect(order('suggestion', foundStay('close', 100, { km: 0 }), free)).toEqual(['close', 'free'])
  })
})
