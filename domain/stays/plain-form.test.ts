import { expect, it } from 'vitest'
import { readPlainForm } from './plain-form.ts'
import { stayFromParams } from './search-params.ts'

const roomsOf = (sent: string) => stayFromParams(readPlainForm(new URLSearchParams(sent))).rooms

it('a plain form of stays sends the total of guests, who are distributed over its rooms', () => {
  expect(roomsOf('adults=3&children=&children=7&children=12&infants=1&roomCount=2')).toEqual([
    { adults: 2, children: [12], infants: 0 },
    { adults: 1, children: [7], infants: 1 },
  ])
  expect(roomsOf('adults=2&children=&infants=0&roomCount=1')).toEqual([{ adults: 2, children: [], infants: 0 }])
})

it('the same guests in as many rooms stay in the rooms they had before', () => {
  const before = 'roomsBefore=2-7_1&roomCount=2'
  expect(roomsOf(`${before}&adults=3&children=7&infants=0`)).toEqual([
    { adults: 2, children: [7], infants: 0 },
    { adults: 1, children: [], infants: 0 },
  ])
  expect(roomsOf(`${before}&adults=4&children=7&infants=0`)).toEqual([
    { adults: 2, children: [], infants: 0 },
    { adults: 2, children: [7], infants: 0 },
  ])
})

it('rooms that an address tells one by one stay as they are', () => {
  expect(roomsOf('rooms=2-7_1&adults=9')).toEqual([
    { adults: 2, children: [7], infants: 0 },
    { adults: 1, children: [], infants: 0 },
  ])
})
