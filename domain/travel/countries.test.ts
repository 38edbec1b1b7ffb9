import { readdirSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { dialingCodes, passportCountries } from '#web/products/checkout/phone-number.ts'
import { nations } from '#web/search/nations.ts'
import { countries, findCountry } from './countries.ts'

/** ISO 3166-1 and ISO 4217; symbols of the CLDR. */
test.each([
  ['NG', { name: 'Nigeria', iso3: 'NGA', capital: 'Abuja', region: 'Africa', language: 'English' }, 'NGN Nigerian Naira ₦'],
  ['GH', { name: 'Ghana', iso3: 'GHA', capital: 'Accra', region: 'Africa', language: 'English' }, 'GHS Ghanaian Cedi GH₵'],
  [
    'BJ',
    { name: 'Benin', iso3: 'BEN', capital: 'Porto-Novo', region: 'Africa', language: 'French' },
    'XOF West African CFA Franc F\u202fCFA',
  ],
  [
    'GB',
    { name: 'United Kingdom', iso3: 'GBR', capital: 'London', region: 'Europe', language: 'English' },
    'GBP British Pound £',
  ],
  ['JP', { name: 'Japan', iso3: 'JPN', capital: 'Tokyo', region: 'Asia', language: 'Japanese' }, 'JPY Japanese Yen ¥'],
])('%s has name, code, capital, region, currency, language and flag', (code, facts, currency) => {
  const country = findCountry(code)
  expect(country).toMatchObject({ ...facts, code, flag: `/flags/${code}.svg` })
  expect(Object.values(country?.currency ?? {}).join(' ')).toBe(currency)
})

test.each([
  ['CH', 'CHF'],
  ['CL', 'CLP'],
  ['UY', 'UYU'],
  ['US', 'USD'],
  ['MX', 'MXN'],
  ['CO', 'COP'],
  ['BO', 'BOB'],
])('the currency of %s is the one in use, %s, and no unit of account', (code, currency) => {
  expect(findCountry(code)?.currency?.code).toBe(currency)
})

describe('every country', () => {
  const flags = new Set(readdirSync('node_modules/country-flag-icons/3x2'))

  test('exists once, with a region and a flag picture', () => {
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length)
    expect(countries.length).toBeGreaterThanOrEqual(249)
    expect(countries.filter(({ code, iso3 }) => !/^[A-Z]{2}$/.test(code) || !/^[A-Z]{3}$/.test(iso3))).toEqual([])
    expect(countries.filter(({ region, flag }) => !region || !flags.has(flag.replace('/flags/', '')))).toEqual([])
  })

  test('with inhabitants has a capital, a currency and a language; Macao is its own city', () => {
    const lacking = countries.filter(({ capital, currency, language }) => !capital || !currency?.symbol || !language)
    expect(lacking.map(({ code }) => code).toSorted()).toEqual(['AQ', 'BV', 'HM', 'MO', 'UM'])
  })
})

test('forms have the names of the table: nationality, passport and telephone', () => {
  const named = countries.map(({ code, name }) => [code, name])
  expect(nations.map(({ code, name }) => [code, name])).toEqual(named)
  expect(passportCountries.map(({ code, name }) => [code, name])).toEqual(named)
  for (const { country, label } of dialingCodes) expect(label.startsWith(`${findCountry(country)?.name} (+`), label).toBe(true)
})
