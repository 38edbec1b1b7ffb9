import { writeFile } from 'node:fs/promises'
import airportData from 'airport-data-js'
import { servedAirports } from './served-airports.ts'

/**
 * Writes `domain/travel/airports.json` (the product's search) and `sandbox/inventory/data/airports.json` (the sandbox's network). There are two
 * copies because the sandbox represents another company's system and shares no file with the product. Source of names, places and zones:
 * airport-data-js, CC BY 4.0. Run: `node scripts/data/build-airports.ts`
 */
const ENTRY = /^(\*?)([A-Z]{3}) ([^=]+?)(?:=([A-Z]{3}))?$/
const targets = ['../../domain/travel/airports.json', '../../sandbox/inventory/data/airports.json']

/** The package contains aliases and slashes in names; travellers see the short form. */
const displayName = (name: string) =>
  name
    .split(/\s*[/(]/)[0]
    ?.replace(/\s+/g, ' ')
    .trim() ?? name

const round = (degrees: number) => Number(degrees.toFixed(5))

async function airportRow(country: string, entry: string) {
  const [, hub, iata, city, cityCode] = ENTRY.exec(entry) ?? []
  if (!iata || !city) throw new Error(`unreadable entry '${entry}' under ${country}`)
  const found = (await airportData.getAirportByIata(iata)).find((airport) => airport.country_code === country)
  if (!found) throw new Error(`${iata} is not an airport of ${country} in airport-data-js`)
  const ordinary = found.type === 'large_airport' ? 2 : 1
  return {
    iata,
    icao: found.icao,
    name: displayName(found.airport),
    city,
    cityCode: cityCode ?? iata,
    country,
    lat: round(found.latitude),
    lon: round(found.longitude),
    tz: found.time,
    size: hub ? 3 : ordinary,
  }
}

const entries = Object.entries(servedAirports).flatMap(([country, list]) => list.split(',').map((entry) => ({ country, entry })))
const rows = await Promise.all(entries.map(({ country, entry }) => airportRow(country, entry)))
rows.sort((a, b) => a.iata.localeCompare(b.iata))
const repeated = rows.find((row, index) => rows[index + 1]?.iata === row.iata)
if (repeated) throw new Error(`${repeated.iata} is listed twice`)

const json = `[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]\n`
for (const target of targets) await writeFile(new URL(target, import.meta.url), json)
process.stdout.write(`${rows.length} airports\n`)
