import { beforeAll, expect, it } from 'vitest'
import { prepareDestinations } from './destination-index.ts'
import { placeNamed } from './place-named.ts'

beforeAll(() => prepareDestinations())

it.each([
  ['Lagos', 'Lagos'],
  ['lagos, Nigeria', 'Lagos'],
  ['Somewhere nice, Accra', 'Accra'],
])('%s is %s', (text, name) => {
  expect(placeNamed(text)).toMatchObject({ kind: 'city', name })
})

it('is null for a text without a place, and for a country', () => {
  expect(placeNamed('The city at your feet')).toBeNull()
  expect(placeNamed('Nigeria')).toBeNull()
  expect(placeNamed('')).toBeNull()
})
