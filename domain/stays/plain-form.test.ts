import { expect, it } from 'vitest'
import { readPlainForm } from './plain-form.ts'
import { stayFromParams } from './search-params.ts'

const roomsOf = (sent: string) => stayFromParams(readPlainForm(new URLSearchParams(sent))).rooms

it('a plain form of stays sends all guests together, who are spread over its rooms', () => {
  expect(roomsOf('adults=3&children=&children=7&children=12&infants=1&roomCount=2')).toEqual([
    { adults: 2, children: [12], infants: 0 },
    { adults: 1, children: [7], infants: 1 },
  ])
  expect(roomsOf('adults=2&children=&infants=0&roomCount=1')).toEqual([{ adults: 2, children: [], infants: 0 }])
})

it('rooms that an address tells one by one stay as they are', () => {
  expect(roomsOf('rooms=2-7_1&adults=9')).toEqual([
    { adults: 2, children: [7], infants: 0 },
    { adults: 1, children: [], infants: 0 },
  ])
})
