import { describe, expect, it } from 'vitest'
import { beyondReach } from './beyond.ts'
import { judgeStays, noStayFilters, withReach } from './filters.ts'
import { foundStay } from './found-stay.fixture.ts'

const at = (...distances: number[]) => distances.map((km, index) => foundStay(`${index}`, 100 + index, { km }))
const beyond = (distances: number[], filters = {}) => {
  const effective = withReach({ ...noStayFilters, ...filters }, 10)
  return beyondReach(judgeStays(at(...distances), effective), { reachKm: effective.within ?? 0, mostKm: 30 })
}

describe('properties outside the radius of a search', () => {
  it('are counted within the nearest radius that adds most of them', () => {
    expect(beyond([1, 4, 12, 14, 14.5, 28])).toEqual({ count: 3, withinKm: 15 })
    expect(beyond([1, 22, 24, 25])).toEqual({ count: 3, withinKm: 25 })
  })

  it('match the other filters', () => {
    expect(beyond([1, 12, 13], { maxPrice: 101 })).toEqual({ count: 1, withinKm: 15 })
  })

  it('are none where all are near', () => {
    expect(beyond([1, 4, 10])).toBeNull()
  })

  it('are counted from the chosen distance', () => {
    expect(beyond([1, 4, 12], { within: 2 })).toEqual({ count: 2, withinKm: 15 })
  })
})
