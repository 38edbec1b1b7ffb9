import { expect, test } from 'vitest'
import { tourAddressProblems } from './address-problems.ts'
import { readPlainTourForm } from './plain-form.ts'
import { tourFromParams } from './search-params.ts'

test('the ages of a plain form are those of the search; fields without an age are left out', () => {
  const sent = new URLSearchParams('place=Accra&from=2026-12-08&to=&adults=2&children=7&children=&children=0')
  const read = readPlainTourForm(sent)
  expect(tourFromParams(read)).toMatchObject({ from: '2026-12-08', to: '2026-12-08', adults: 2, children: [7, 0] })
  expect(tourFromParams(readPlainTourForm(read))).toEqual(tourFromParams(read))
})

test('each value of an address that cannot be read is named by its field', () => {
  const problems = tourAddressProblems(new URLSearchParams('at=1,2&from=soon&to=2026-12-08&adults=two&children=7.18'))
  expect(problems).toEqual([
    { path: 'from', message: '“soon” is not a date.' },
    { path: 'adults', message: '“two” is not a number of adults.' },
    { path: 'children', message: '“7.18” is not an age from 0 to 17.' },
  ])
})
