import { expect, test } from 'vitest'
import { readTypedDate, toTypedDate, withSlashes } from './typed-date.ts'

test.each([
  '05/03/1990',
  '5/3/1990',
  '05.03.1990',
  '5-3-1990',
  '05 03 1990',
  '05031990',
  '1990-03-05',
  '5 Mar 1990',
  '05 march 1990',
  '5Mar1990',
])('%s is read day first as 5 March 1990', (text) => expect(readTypedDate(text)).toBe('1990-03-05'))

test.each(['31/02/1990', '05/13/1990', '05/03/90', '', 'tomorrow', '5 Foo 1990', '1990-02-30'])('%j is not a date', (text) =>
  expect(readTypedDate(text)).toBeNull(),
)

test('the 29th of February exists in leap years only', () => {
  expect(readTypedDate('29/02/2024')).toBe('2024-02-29')
  expect(readTypedDate('29/02/2023')).toBeNull()
})

test('a stored date is formatted as it is typed', () => expect(toTypedDate('1990-03-05')).toBe('05/03/1990'))

test('slashes are inserted while digits are typed, and other notations are unchanged', () => {
  expect(withSlashes('05')).toBe('05/')
  expect(withSlashes('05/03')).toBe('05/03/')
  expect(withSlashes('05031990')).toBe('05/03/1990')
  expect(withSlashes('1990-03-05')).toBe('1990-03-05')
  expect(withSlashes('5 Mar')).toBe('5 Mar')
})

/** The content of a field after the keys were pressed one by one. */
const typed = (keys: string) => [...keys].reduce((text, key) => withSlashes(text + key), '')

test.each([
  ['05031990', '05/03/1990'],
  ['1990-03-05', '1990-03-05'],
  ['2007-03-05', '2007-03-05'],
  ['5/3/1990', '5/3/1990'],
])('%s typed key by key becomes %s', (keys, text) => expect(typed(keys)).toBe(text))
