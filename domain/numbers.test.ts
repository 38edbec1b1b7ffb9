import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatMoney, money } from './money/money.ts'
import { numberStyle, numbersIn } from './number-style.ts'
import { english, englishStyle } from './numbers.ts'
import { countries } from './travel/countries.ts'
import { usualRegional } from './travel/usual-regional.ts'

const space = '\u00a0'

// CLDR, the tables of the Unicode consortium: https://www.unicode.org/cldr/charts/latest/by_type/numbers.symbols.html
test.each([
  ['en-NG', 'NGN 1,284,500.50', '1,204', '9.1'],
  ['en-KE', 'NGN 1,284,500.50', '1,204', '9.1'],
  ['de-DE', 'NGN 1.284.500,50', '1.204', '9,1'],
  ['fr-CI', `NGN 1${space}284${space}500,50`, `1${space}204`, '9,1'],
  ['pt-BR', 'NGN 1.284.500,50', '1.204', '9,1'],
  ['es-ES', 'NGN 1.284.500,50', '1204', '9,1'],
  ['en-IN', 'NGN 12,84,500.50', '1,204', '9.1'],
  // Texts are English, so Egypt's own digits are not used.
  ['ar-EG', 'NGN 1,284,500.50', '1,204', '9.1'],
])('in %s an amount is %s', (locale, amount, count, score) => {
  const numbers = numbersIn(locale)
  expect(numbers.money(money(1_284_500_50, 'NGN'))).toBe(amount)
  expect(numbers.count(1_204)).toBe(count)
  expect(numbers.fixed(9.1, 1)).toBe(score)
})

test('the default locale formats every amount and number as the specification does', () => {
  expect(numberStyle('en-NG')).toEqual(englishStyle)
  const currency = fc.constantFrom('NGN', 'JPY', 'USD')
  fc.assert(
    fc.property(fc.integer({ min: -1e13, max: 1e13 }), currency, (minor, code) => {
      expect(english.money(money(minor, code))).toBe(formatMoney(money(minor, code)))
      expect(english.count(minor)).toBe(minor.toLocaleString('en'))
    }),
  )
  const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
  for (const value of [0, 999, 1_284_500, 45_600_000_000]) expect(english.short(value)).toBe(compact.format(value))
  expect(english.decimal('1536.4100')).toBe('1,536.4100')
})

test('thousandths of a dinar are rounded half away from zero, and no zero is negative', () => {
  const written = [1_004, 1_005, -1_005, -1].map((minor) => english.money(money(minor, 'KWD')))
  expect(written).toEqual(['KWD 1.00', 'KWD 1.01', 'KWD -1.01', 'KWD 0.00'])
})

test('short amounts have English magnitudes and the separators of the locale', () => {
  expect([numbersIn('de-DE').short(1_284_500), numbersIn('fr-CI').short(45_200)]).toEqual(['1,28M', '45,2K'])
})

describe('typed numbers', () => {
  test.each([
    ['en-NG', '250,000', '250000'],
    ['en-NG', '1 000 000.50', '1000000.50'],
    ['en-NG', '1.000', '1.000'],
    ['en-NG', '1,5', null],
    ['en-NG', '1.000,00', null],
    ['de-DE', '1.000', '1000'],
    ['de-DE', '1.000,50', '1000.50'],
    ['de-DE', '1,000.50', null],
    ['de-DE', '12.5', null],
    ['fr-CI', '1 284 500,5', '1284500.5'],
    ['fr-CI', `1${space}284`, '1284'],
    ['fr-CI', '1.000', null],
    ['fr-CI', '12 5', null],
    ['de-CH', "1'284'500.50", '1284500.50'],
    ['en-IN', '12,84,500', '1284500'],
    ['en-NG', '-5', null],
    ['en-NG', '', null],
    ['en-NG', '1e9', null],
  ])('in %s "%s" is %s', (locale, typed, read) => {
    expect(numbersIn(locale).read(typed)).toBe(read)
  })

  test('every formatted number can be parsed in its country', () => {
    for (const { code } of countries) {
      const locale = usualRegional(code)?.locale ?? ''
      const numbers = numbersIn(locale)
      for (const minor of [5, 1_000_00, 12_345_67, 123_456_789_01])
        expect([locale, numbers.read(numbers.amount(money(minor, 'NGN')))]).toEqual([locale, (minor / 100).toFixed(2)])
    }
  })
})
