import { describe, expect, it } from 'vitest'
import rows from './airlines.json' with { type: 'json' }
import { airlineColor, airlineName, findAirline } from './airlines.ts'

describe('airlines', () => {
  it('are found by IATA code', () => {
    expect(findAirline('P4')).toMatchObject({ name: 'Air Peace', country: 'NG' })
    expect(airlineName('BA')).toBe('British Airways')
  })

  it('that are not listed have their code as name and a neutral colour', () => {
    expect(airlineName('0X')).toBe('0X')
    expect(airlineColor('0X')).toMatch(/^#[0-9a-f]{6}$/)
  })

  it('have unique codes, three-digit accounting prefixes and a colour', () => {
    expect(new Set(rows.map((row) => row.iata)).size).toBe(rows.length)
    for (const row of rows) {
      expect(row.accountingPrefix, row.name).toMatch(/^\d{3}$/)
      expect(row.color, row.name).toMatch(/^#[0-9a-f]{6}$/)
    }
  })
})
