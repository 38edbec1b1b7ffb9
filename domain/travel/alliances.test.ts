import { expect, it } from 'vitest'
import airlines from './airlines.json' with { type: 'json' }
import { allianceOf } from './alliances.ts'

it('is the alliance of every listed airline', () => {
  const found = airlines.map(({ iata }) => [iata, allianceOf(iata)])
  expect(found).toEqual(airlines.map(({ iata, alliance }) => [iata, alliance]))
})

it('is null for an airline outside the three', () => {
  expect(['P4', 'EK', '0X'].map(allianceOf)).toEqual([null, null, null])
})
