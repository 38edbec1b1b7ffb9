import { readFile, writeFile } from 'node:fs/promises'
import { aircraftTable } from './aircraft-table.ts'
import { carrierTable } from './carrier-table.ts'

/**
 * Writes the airlines and aircraft: names and colours to `domain/travel/`, and with networks, fleets and cabins to `sandbox/inventory/data/`. Run
 * after `build-airports.ts`: `node scripts/data/build-carriers.ts`
 */
const inventory = new URL('../../sandbox/inventory/data/', import.meta.url)
const travel = new URL('../../domain/travel/', import.meta.url)

const rows = (table: string) =>
  table
    .trim()
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))

const words = (cell: string) => cell.split(' ').filter((word) => word !== '' && word !== '-')
const alliances: Record<string, string | null> = { '-': null, star: 'star', oneworld: 'oneworld', skyteam: 'skyteam' }

const fleet = rows(aircraftTable).map(
  ([iata = '', name = '', seats, rangeKm, economy = '', business, businessRows, speed, co2]) => ({
    iata,
    name,
    seats: Number(seats),
    rangeKm: Number(rangeKm),
    economy,
    business: business === '-' ? null : business,
    businessRows: Number(businessRows),
    speed: Number(speed),
    co2: Number(co2),
  }),
)

const carriers = rows(carrierTable).map(
  ([iata = '', name = '', prefix, alliance = '', country, color, level, types = '', partners = '', network = '']) => ({
    iata,
    name,
    prefix,
    alliance: alliances[alliance],
    country,
    color,
    level,
    fleet: words(types),
    partners: words(partners),
    hubs: network
      .split(';')
      .map((hub) => hub.split(':'))
      .filter(([hub]) => hub?.trim() && hub.trim() !== '-')
      .map(([hub = '', stops = '']) => ({ hub: hub.trim(), stops: words(stops) })),
  }),
)

/** Everything the table refers to must exist: otherwise a typing error would silently remove a route. */
async function findSlips(): Promise<string[]> {
  const airports: { iata: string }[] = JSON.parse(await readFile(new URL('airports.json', inventory), 'utf8'))
  const known = new Set(airports.map((airport) => airport.iata))
  const types = new Set(fleet.map((type) => type.iata))
  const codes = new Set(carriers.map((carrier) => carrier.iata))
  const slips = carriers.flatMap((carrier) => [
    ...carrier.fleet.filter((type) => !types.has(type)).map((type) => `${carrier.iata} aircraft ${type}`),
    ...carrier.partners.filter((partner) => !codes.has(partner)).map((partner) => `${carrier.iata} partner ${partner}`),
    ...carrier.hubs.flatMap(({ hub, stops }) =>
      [hub, ...stops]
        .map((stop) => stop.replace(/@\d+$/, ''))
        .filter((stop) => /^[A-Z]{3}$/.test(stop) && !known.has(stop))
        .map((stop) => `${carrier.iata} ${hub} ${stop}`),
    ),
    ...(carrier.alliance === undefined ? [`${carrier.iata} alliance`] : []),
    ...(/^\d{3}$/.test(carrier.prefix ?? '') ? [] : [`${carrier.iata} prefix`]),
  ])
  return codes.size === carriers.length ? slips : [...slips, 'a carrier is listed twice']
}

const lines = (values: readonly object[]) => `[\n${values.map((value) => JSON.stringify(value)).join(',\n')}\n]\n`
const slips = await findSlips()
if (slips.length > 0) throw new Error(`carrier-table.ts: ${slips.join('; ')}`)

await writeFile(new URL('carriers.json', inventory), lines(carriers))
await writeFile(new URL('aircraft.json', inventory), lines(fleet))
await writeFile(
  new URL('aircraft.json', travel),
  lines(fleet.map(({ iata, name, seats, rangeKm }) => ({ iata, name, seats, rangeKm }))),
)
await writeFile(
  new URL('airlines.json', travel),
  lines(
    carriers.map(({ iata, name, prefix, alliance, country, color }) => ({
      iata,
      name,
      accountingPrefix: prefix,
      alliance,
      country,
      color,
    })),
  ),
)
process.stdout.write(`${carriers.length} airlines, ${fleet.length} aircraft types\n`)
