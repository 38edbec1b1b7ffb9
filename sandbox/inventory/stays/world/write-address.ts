import { countries } from 'countries-list'
import type { City, District } from './cities.ts'
import type { Culture } from './cultures.ts'
import { between, draw, pickFor, wholeBetween } from './draw.ts'

/** A country's postcode format: `#` a digit, `@` a letter. The first half follows from the district, the rest from the property. */
const postcodes: Record<string, string | null> = {
  GB: '@@# #@@',
  IE: '@## @@##',
  NL: '#### @@',
  CA: '@#@ #@#',
  PT: '####-###',
  PL: '##-###',
  CZ: '### ##',
  SE: '### ##',
  GR: '### ##',
  JP: '###-####',
  BR: '#####-###',
  GH: '@@-###-####',
  NG: '######',
  IN: '######',
  CN: '######',
  SG: '######',
  VN: '######',
  CO: '######',
  EC: '######',
  RO: '######',
  AU: '####',
  NZ: '####',
  ZA: '####',
  CH: '####',
  AT: '####',
  BE: '####',
  DK: '####',
  NO: '####',
  TN: '####',
  GE: '####',
  BD: '####',
  PH: '####',
  IS: '###',
}
/** Countries without postcodes. */
const without = new Set('AE QA HK UG RW TZ BI BJ BF CM CG CD CI DJ GA GM GN GQ ML MW ST SC TG AO JM BS FJ PA ZW'.split(' '))

const LETTERS = 'ABCDEFGHJKLMNPRSTUWXYZ'

export function postcodeOf({ country }: City, district: District, seed: number): string | null {
  if (without.has(country)) return null
  const pattern = postcodes[country] ?? '#####'
  return [...pattern]
    .map((sign, index) => {
      const own = index > pattern.length / 2 ? draw(seed, `post ${index}`) : draw(Math.round(district.lat * 1e4), `post ${index}`)
      if (sign === '#') return String(index === 0 ? 1 + (own % 9) : own % 10)
      return sign === '@' ? (LETTERS[own % LETTERS.length] ?? 'A') : sign
    })
    .join('')
}

export const streetOf = (culture: Culture, seed: number): string =>
  culture.street
    .replace('{s}', pickFor(culture.streets, seed, 'street'))
    .replace('{n}', String(Math.ceil(between(1, 14, seed, 'number') ** 1.8)))

const dialling = new Map(Object.entries(countries).map(([code, { phone }]) => [code, String(phone[0] ?? '1')]))

/** E.164, as the vendor writes it. */
export const phoneOf = ({ country, index }: City, seed: number): string =>
  `+${dialling.get(country) ?? '1'}${1 + (index % 9)}${wholeBetween(10_000_000, 99_999_999, seed, 'phone')}`.slice(0, 16)

/** The currency code of a country. */
export const currencyOf = (country: string): string => currencies.get(country) ?? 'USD'

const currencies = new Map(Object.entries(countries).map(([code, { currency }]) => [code, currency[0] ?? 'USD']))
