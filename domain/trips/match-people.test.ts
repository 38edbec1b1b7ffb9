import { expect, test } from 'vitest'
import { anAdult, anInfant, matchPeople, ofAge } from './match-people.ts'

const day = '2027-03-10'
const ada = { bornOn: '1990-01-01' }
const tobe = { bornOn: '1988-01-01' }
const seven = { bornOn: '2019-06-01' }
const baby = { bornOn: '2026-01-01' }
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
