import { describe, expect, it } from 'vitest'
import { airportsOf, cityOf, findAirport, findPlace, timeZoneOf } from './places.ts'
import { suggestPlaces } from './suggest-places.ts'

const codes = (query: string, limit = 8) => suggestPlaces(query, limit).map((place) => place.code)

describe('suggesting places', () => {
  it('offers the most searched places for an empty query, Lagos first', () => {
    expect(codes('')).toEqual(['LOS', 'ABV', 'PHC', 'KAN', 'LON', 'DXB', 'JNB', 'ACC'])
  })

  it.each([
    ['KE', ['NBO', 'MBA'], 'ADD'],
    ['ZA', ['JNB', 'CPT', 'DUR'], 'NBO'],
    ['DE', ['FRA', 'MUC'], 'AMS'],
  ])('offers travellers of %s their own cities first, then the nearest ones, and no small city of Nigeria', (home, own, next) => {
    const offered = suggestPlaces('', 20, home)
    const abroad = offered.filter(({ country }) => country !== home)
    expect(offered.slice(0, own.length).map(({ code }) => code)).toEqual(own)
    expect(abroad[0]?.code).toBe(next)
    expect(abroad.filter(({ country }) => country === 'NG').map(({ code }) => code)).toEqual(['LOS'])
    expect(abroad.findIndex(({ code }) => code === 'LOS')).toBeGreaterThan(0)
  })

  it.each([
    ['LOS', 'LOS'],
    ['los', 'LOS'],
    ['abv', 'ABV'],
    ['LHR', 'LHR'],
    ['JFK', 'JFK'],
    ['LON', 'LON'],
    ['Lagos', 'LOS'],
    ['lag', 'LOS'],
    ['abu', 'ABV'],
    ['Port Harcourt', 'PHC'],
    ['Murtala', 'LOS'],
    ['Heathrow', 'LHR'],
    ['london gatwick', 'LGW'],
    ['newark', 'EWR'],
    ['Nigeria', 'LOS'],
    ['Ghana', 'ACC'],
    ['UK', 'LON'],
    ['USA', 'NYC'],
    ['São Paulo', 'SAO'],
    ['sao paulo', 'SAO'],
    ['Zürich', 'ZRH'],
  ])('answers %s with %s first', (query, code) => {
    expect(codes(query)[0]).toBe(code)
  })

  it.each([
    ['Lagoss', 'LOS'],
    ['Heatrow', 'LHR'],
    ['Abujja', 'ABV'],
    ['Lodon', 'LON'],
    ['Johanesburg', 'JNB'],
    ['johanes', 'JNB'],
    ['isatnbul', 'IST'],
    ['port harcout', 'PHC'],
  ])('tolerates %s', (query, code) => {
    expect(codes(query)[0]).toBe(code)
  })

  it('lists a city with several airports above them, the larger airport first', () => {
    const london = suggestPlaces('London', 4)
    expect(london.map((place) => place.kind)).toEqual(['city', 'airport', 'airport', 'airport'])
    expect(london[0]).toMatchObject({ code: 'LON', name: 'London', countryName: 'United Kingdom' })
    expect(london[0]?.airports).toEqual(['LHR', 'LCY', 'LGW', 'LTN', 'STN', 'SEN'])
    expect(london[1]?.code).toBe('LHR')
  })

  it('never lists a code twice', () => {
    for (const query of ['dubai', 'bangkok', 'nigeria', 'a', 's', 'new', 'international', 'uk']) {
      const found = codes(query, 20)
      expect(new Set(found).size).toBe(found.length)
    }
  })

  it.each(['', ' ', '%', '"', '\\', '(', '日本', '🛫', 'x'.repeat(60), 'a b c d e f g h'])('survives %j', (query) => {
    expect(suggestPlaces(query, 8).length).toBeLessThanOrEqual(8)
  })
})

describe('looking up places', () => {
  it('finds airports by code in any case', () => {
    expect(findAirport('los')).toMatchObject({ iata: 'LOS', tz: 'Africa/Lagos', country: 'NG' })
    expect(findAirport('LON')).toBeUndefined()
  })

  it('finds the city and time zone of airports and cities', () => {
    expect([cityOf('LOS'), cityOf('LHR'), cityOf('LON'), cityOf('EWR'), cityOf('QQX')]).toEqual([
      'Lagos',
      'London',
      'London',
      'Newark',
      'QQX',
    ])
    expect([timeZoneOf('LON'), timeZoneOf('ABV'), timeZoneOf('NYC')]).toEqual([
      'Europe/London',
      'Africa/Lagos',
      'America/New_York',
    ])
  })

  it('interprets a code that a city shares with its main airport as the airport, like suppliers', () => {
    expect(findPlace('DXB')).toMatchObject({ kind: 'airport', code: 'DXB', airports: ['DXB'] })
    expect(findPlace('LON')).toMatchObject({ kind: 'city', code: 'LON' })
    expect(airportsOf('LON')).toHaveLength(6)
    expect(findPlace('QQX')).toBeUndefined()
  })
})
