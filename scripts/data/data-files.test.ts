import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { servedAirports } from './served-airports.ts'

interface AirportRow {
  iata: string
  icao: string
  city: string
  cityCode: string
  country: string
  lat: number
  lon: number
  tz: string
  size: number
}

const read = (path: string) => readFile(new URL(`../../${path}`, import.meta.url), 'utf8')

describe('the airport files', () => {
  it('are the same for the product and the sandbox', async () => {
    expect(await read('domain/travel/airports.json')).toBe(await read('sandbox/inventory/data/airports.json'))
  })

  it('contain every airport of the allow-list once, with an existing place and zone', async () => {
    const rows: AirportRow[] = JSON.parse(await read('domain/travel/airports.json'))
    expect(rows.length).toBeGreaterThanOrEqual(880)
    expect(rows).toHaveLength(Object.values(servedAirports).flatMap((list) => list.split(',')).length)
    expect(new Set(rows.map(({ iata }) => iata)).size).toBe(rows.length)
    for (const { icao, country, lat, lon, tz, size } of rows) {
      expect(icao).toMatch(/^[A-Z0-9]{4}$/)
      expect(country).toMatch(/^[A-Z]{2}$/)
      expect(Math.abs(lat)).toBeLessThanOrEqual(90)
      expect(Math.abs(lon)).toBeLessThanOrEqual(180)
      expect(() => new Intl.DateTimeFormat('en', { timeZone: tz })).not.toThrow()
      expect([1, 2, 3]).toContain(size)
    }
  })

  it('contain Nigeria, and the city codes of London, New York and Paris', async () => {
    const rows: AirportRow[] = JSON.parse(await read('domain/travel/airports.json'))
    const codes = (test: (row: AirportRow) => boolean) => rows.filter(test).map(({ iata }) => iata)
    expect(codes(({ country }) => country === 'NG')).toEqual(
      expect.arrayContaining(['LOS', 'ABV', 'PHC', 'KAN', 'ENU', 'QOW', 'ABB', 'BNI', 'CBQ', 'QUO', 'ILR']),
    )
    expect(codes(({ cityCode }) => cityCode === 'LON')).toEqual(['LCY', 'LGW', 'LHR', 'LTN', 'SEN', 'STN'])
    expect(codes(({ cityCode }) => cityCode === 'NYC')).toEqual(['EWR', 'JFK', 'LGA'])
    expect(codes(({ cityCode }) => cityCode === 'PAR')).toEqual(['BVA', 'CDG', 'ORY'])
  })
})

describe('the airline file', () => {
  it('has one accounting prefix per airline, and the airlines of Nigeria', async () => {
    const rows: { iata: string; accountingPrefix: string; color: string }[] = JSON.parse(
      await read('domain/travel/airlines.json'),
    )
    expect(rows.length).toBeGreaterThanOrEqual(120)
    expect(new Set(rows.map(({ accountingPrefix }) => accountingPrefix)).size).toBe(rows.length)
    for (const { accountingPrefix, color } of rows) expect(`${accountingPrefix} ${color}`).toMatch(/^\d{3} #[0-9a-f]{6}$/)
    expect(rows.map(({ iata }) => iata)).toEqual(
      expect.arrayContaining(['P4', 'QI', 'UN', 'VK', 'W3', 'N2', 'Q9', 'OJ', 'VM', 'ZZ']),
    )
  })
})
