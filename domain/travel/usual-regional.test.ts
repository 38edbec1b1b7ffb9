import { expect, test } from 'vitest'
import { defaultRegional } from '../defaults.ts'
import { cityOfZone, isZone } from '../regional.ts'
import { countries } from './countries.ts'
import { usualRegional } from './usual-regional.ts'

// ISO 4217, the IANA time zone database (zone1970.tab) and the capitals of these countries.
test.each([
  ['NG', 'NGN', 'Africa/Lagos', 'en-NG'],
  ['KE', 'KES', 'Africa/Nairobi', 'en-KE'],
  ['GH', 'GHS', 'Africa/Accra', 'en-GH'],
  ['ZA', 'ZAR', 'Africa/Johannesburg', 'en-ZA'],
  ['US', 'USD', 'America/New_York', 'en-US'],
  ['IN', 'INR', 'Asia/Kolkata', 'en-IN'],
  ['AU', 'AUD', 'Australia/Sydney', 'en-AU'],
  // The Unicode tables have no English for these countries: numbers use the country's own language.
  ['BR', 'BRL', 'America/Sao_Paulo', 'pt-BR'],
  ['CI', 'XOF', 'Africa/Abidjan', 'fr-CI'],
  ['SN', 'XOF', 'Africa/Dakar', 'fr-SN'],
])('an agency in %s sells in %s in the time zone of %s', (country, currency, zone, locale) => {
  expect(usualRegional(country)).toEqual({ country, currency, zone, locale })
})

test('every country has a currency, a valid time zone and a valid locale', () => {
  for (const { code } of countries) {
    const usual = usualRegional(code)
    expect(
      usual && { ...usual, isZone: isZone(usual.zone), locales: Intl.NumberFormat.supportedLocalesOf(usual.locale).length },
    ).toMatchObject({ country: code, currency: expect.stringMatching(/^[A-Z]{3}$/), isZone: true, locales: 1 })
  }
})

test("the default of the specification equals Nigeria's defaults", () => {
  expect(usualRegional('NG')).toEqual(defaultRegional)
})

test('an unknown country code has no defaults, and an unknown time zone is invalid', () => {
  expect(usualRegional('ZZ')).toBeUndefined()
  expect(isZone('Africa/Nowhere')).toBe(false)
})

test('a time zone is named after its city', () => {
  expect(cityOfZone('Africa/Nairobi')).toBe('Nairobi')
  expect(cityOfZone('America/New_York')).toBe('New York')
  expect(cityOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires')
})
