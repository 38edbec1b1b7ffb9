import { expect, test } from 'vitest'
import { partiesOf } from './party-rooms.ts'
import { heathrow, out, stay, tour } from './trip-items.fixture.ts'

const double = stay('Hotel, double', '2027-03-10', '2027-03-13')
const family = stay('Hotel, family', '2027-03-10', '2027-03-13')
const later = stay('Hotel, later', '2027-03-13', '2027-03-15')
const longer = stay('Hotel, longer', '2027-03-10', '2027-03-14')
const lodge = stay('Lodge', '2027-03-10', '2027-03-13')
const abroad = stay('Inn', '2027-03-10', '2027-03-13', {}, heathrow)
const castle = tour('Castle', '2027-03-11T09:00', '2027-03-11T12:00')

test.each([
  ['rooms of one property on the same days', [double, family], [[double, family]]],
  ['rooms of one property on different days', [double, later, longer], [[double], [later], [longer]]],
  ['rooms of different properties', [double, lodge, abroad], [[double], [lodge], [abroad]]],
  ['rooms among other items', [double, out, castle, family], [[double, family], [out], [castle]]],
  ['two items without nights', [out, castle], [[out], [castle]]],
])('the parties of a trip: %s', (_what, items, parties) => {
  expect(partiesOf(items, (item) => item)).toEqual(parties)
})
