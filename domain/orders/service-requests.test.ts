import { expect, it } from 'vitest'
import { carriedOut, type ServiceState, serviceStates, serviceTransitions, statesBefore } from './service-requests.ts'

const reachable = (start: ServiceState) => {
  const found = new Set([start])
  for (const from of found) for (const to of serviceTransitions[from]) found.add(to)
  return found
}

it('a quote can reach every state', () => {
  expect([...reachable('quoted')].toSorted()).toEqual([...serviceStates].toSorted())
})

it('every state can reach an end', () => {
  const ends = serviceStates.filter((state) => serviceTransitions[state].length === 0)
  expect(ends).toEqual(['done', 'refused', 'expired'])
  for (const state of serviceStates) expect([...reachable(state)].some((one) => ends.includes(one))).toBe(true)
})

it('what the supplier has done is never refused or expired afterwards', () => {
  for (const state of carriedOut) {
    const later = reachable(state)
    expect(later.has('refused')).toBe(false)
    expect(later.has('expired')).toBe(false)
  }
})

it('no state is entered twice', () => {
  for (const state of serviceStates) for (const next of serviceTransitions[state]) expect(reachable(next).has(state)).toBe(false)
  expect(statesBefore('quoted')).toEqual([])
  expect(statesBefore('done')).toEqual(['confirmed', 'settling'])
})
