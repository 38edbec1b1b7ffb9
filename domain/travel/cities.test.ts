import { describe, expect, it } from 'vitest'
import { plainText } from '../plain-words.ts'
import { readCities } from './cities.ts'
import { kmBetween, type Point } from './distance.ts'
import { readLandmarks } from './landmarks.ts'
import { airports } from './places.ts'

const cities = readCities()
const key = (name: string, country: string) => `${country} ${plainText(name)}`
const byName = Map.groupBy(cities, ({ name, country }) => key(name, country))
const named = (name: string, country: string) => byName.get(key(name, country))?.[0]

/** Kilometres to the nearest of that name; null if there is none. */
function kmTo(name: string, country: string, point: Point): number | null {
  const found = byName.get(key(name, country))
  return found ? Math.min(...found.map((city) => kmBetween(city, point))) : null
}

describe('the cities', () => {
  it('are many, with valid positions, and unique within a country', () => {
    expect(cities.length).toBeGreaterThan(8_000)
    for (const { name, country, latitude, longitude, thousands } of cities) {
      expect(name).not.toBe('')
      expect(country).toMatch(/^[A-Z]{2}$/)
      expect(Math.abs(latitude)).toBeLessThanOrEqual(90)
      expect(Math.abs(longitude)).toBeLessThanOrEqual(180)
      expect(thousands).toBeGreaterThanOrEqual(0)
    }
    const labels = cities.map(({ name, region, country }) => `${name}, ${region}, ${country}`)
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('include every capital of a state of Nigeria, with its state', () => {
    const states = new Set(cities.filter(({ country }) => country === 'NG').map(({ region }) => region))
    expect([...states].filter((region) => region.endsWith(' State'))).toHaveLength(36)
    expect(named('Abuja', 'NG')?.region).toBe('Federal Capital Territory')
    expect(named('Lagos', 'NG')?.region).toBe('Lagos State')
  })

  it.each([
    ['Zanzibar', 'TZ'],
    ['Santorini', 'GR'],
    ['Essaouira', 'MA'],
    ['Calabar', 'NG'],
    ['Obudu', 'NG'],
    ['Victoria Falls', 'ZW'],
    ['Maasai Mara', 'KE'],
    ['Niagara Falls', 'CA'],
    ['Aspen', 'US'],
    ['Zermatt', 'CH'],
    ['Hallstatt', 'AT'],
    ['Maldives', 'MV'],
  ])('include %s, %s', (name, country) => {
    expect(named(name, country)).toBeDefined()
  })

  it('are near their airports', () => {
    const far = airports.filter(({ city, country, lat, lon, size }) => {
      const km = kmTo(city, country, { latitude: lat, longitude: lon }) ?? 0
      return size > 1 && km > 150
    })
    expect(far.map(({ iata, city }) => `${iata} ${city}`)).toEqual([])
  })
})

const DAYS_DRIVE_KM = 250

describe('the landmarks', () => {
  it('are in their city, or within a day’s drive', () => {
    const far = readLandmarks().filter((landmark) => {
      const km = kmTo(landmark.city, landmark.country, landmark)
      return km === null || km > DAYS_DRIVE_KM
    })
    expect(far.map(({ name, city }) => `${name} of ${city}`)).toEqual([])
  })
})
