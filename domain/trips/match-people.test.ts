import { expect, test } from 'vitest'
import { anAdult, anInfant, matchParty, matchPeople, ofAge } from './match-people.ts'

const day = '2027-03-10'
const ada = { bornOn: '1990-01-01' }
const tobe = { bornOn: '1988-01-01' }
const seven = { bornOn: '2019-06-01' }
const baby = { bornOn: '2026-01-01' }
const ngozi = { bornOn: '1992-01-01' }
const twin = { bornOn: '2019-06-01' }
const teen = { bornOn: '2012-06-01' }

test.each([
  ['adults in the order of the form', [anAdult(12), anAdult(12)], [ada, tobe], { places: [0, 1] }],
  ['a child by its age, wherever it stands', [anAdult(12), ofAge(7)], [seven, ada], { places: [1, 0] }],
  ['an infant', [anAdult(12), anInfant], [ada, baby], { places: [0, 1] }],
  ['fewer places than people: the first who fit', [anAdult(18)], [seven, ada, tobe], { places: [1] }],
  ['a child on its next birthday', [ofAge(8)], [seven], { unfilled: ofAge(8) }],
  ['a fourteen-year-old is an adult for an airline', [anAdult(12)], [teen], { places: [0] }],
  ['and a child for a property', [anAdult(18)], [teen], { unfilled: anAdult(18) }],
  ['nobody twice', [anAdult(12), anAdult(12)], [ada], { unfilled: anAdult(12) }],
] as const)('people of a trip are matched: %s', (_what, wanted, people, expected) => {
  expect(matchPeople(wanted, people, day)).toEqual(expected)
})

test.each([
  [
    'a couple, and an adult with a child',
    [
      [anAdult(18), anAdult(18)],
      [anAdult(18), ofAge(7)],
    ],
    [ada, tobe, ngozi, seven],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    'in the order of the form',
    [
      [anAdult(18), ofAge(7)],
      [anAdult(18), anAdult(18)],
    ],
    [ada, seven, tobe, ngozi],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  [
    'children by their ages, wherever they stand',
    [
      [anAdult(18), ofAge(7)],
      [anAdult(18), ofAge(14)],
    ],
    [ada, teen, tobe, seven],
    [
      [0, 3],
      [2, 1],
    ],
  ],
  [
    'children of one age in the order of the form',
    [
      [anAdult(18), ofAge(7)],
      [anAdult(18), ofAge(7)],
    ],
    [ada, seven, tobe, twin],
    [
      [0, 1],
      [2, 3],
    ],
  ],
  ['an infant with its own room', [[anAdult(18)], [anAdult(18), anInfant]], [ada, tobe, baby], [[0], [1, 2]]],
  ['one room alone', [[anAdult(18), anAdult(18)]], [ada, tobe], [[0, 1]]],
] as const)('the people of a party are in one room each: %s', (_what, rooms, people, places) => {
  expect(matchParty(rooms, people, day)).toEqual({ places })
})

test('a party with too few people for its rooms is told who is missing', () => {
  expect(matchParty([[anAdult(18), anAdult(18)], [anAdult(18)]], [ada, tobe], day)).toEqual({ unfilled: anAdult(18) })
})
