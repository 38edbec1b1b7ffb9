import rows from '../data/carriers.json' with { type: 'json' }
import { hash, share } from '../hash.ts'
import type { Airline } from '../wire.ts'
import { type AircraftType, typeNamed } from './aircraft.ts'
import { programmes } from './loyalty-programmes.ts'

/** An airline with all data that does not depend on the search, computed once. */
export interface Carrier {
  index: number
  iata: string
  country: string
  alliance: string | null
  lowCost: boolean
  fleet: readonly AircraftType[]
  partners: ReadonlySet<string>
  hubs: readonly { hub: string; stops: readonly string[] }[]
  airline: Airline
  /** Whether an agency can hold a seat and pay later: about a third of them allow it. */
  holds: boolean
  /** Its price level relative to the market's. */
  level: number
  premiumEconomy: boolean
  first: boolean
  /** Airlines whose programmes it accepts: its own and its alliance's, if they have one. */
  loyalty: readonly string[]
}

const premiumEconomy = new Set(
  'BA VS AF KL LH LX OS SK AY LO SQ CX JL NH BR CI QF NZ VN TG AC AA DL UA EK TK VA IB EY AI AZ JX'.split(' '),
)
const firstClass = new Set('BA AF LH LX EK QR EY SV SQ CX JL NH TG QF AA CA CZ MU KE GA AI'.split(' '))

const slug = (name: string) => name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

export const carriers: readonly Carrier[] = rows.map((row, index) => ({
  index,
  iata: row.iata,
  country: row.country,
  alliance: row.alliance,
  lowCost: row.level === 'low',
  fleet: row.fleet.map(typeNamed),
  partners: new Set(row.partners),
  hubs: row.hubs,
  airline: {
    id: `arl_${row.iata.toLowerCase()}`,
    iata_code: row.iata,
    name: row.name,
    logo_symbol_url: null,
    logo_lockup_url: null,
    conditions_of_carriage_url: `https://airlines.example/${slug(row.name)}/conditions-of-carriage`,
  },
  holds: hash(`holds|${row.iata}`) % 3 === 0 || row.iata === 'P4' || row.iata === 'ET',
  level: (row.level === 'low' ? 0.72 : 1) * (0.92 + 0.16 * share(hash(`level|${row.iata}`))),
  premiumEconomy: premiumEconomy.has(row.iata),
  first: firstClass.has(row.iata),
  loyalty:
    row.level === 'low'
      ? []
      : rows
          .filter((other) => other.iata === row.iata || (row.alliance && other.alliance === row.alliance))
          .map((other) => other.iata)
          .filter((iata) => programmes.has(iata)),
}))

const carrierByIata = new Map(carriers.map((carrier) => [carrier.iata, carrier]))
const prefixes = new Map(rows.map((row) => [row.iata, row.prefix]))

export const airlines: readonly Airline[] = carriers.map((carrier) => carrier.airline)
export const airlineByIata: ReadonlyMap<string, Airline> = new Map(airlines.map((airline) => [airline.iata_code, airline]))
export const airlineById: ReadonlyMap<string, Airline> = new Map(airlines.map((airline) => [airline.id, airline]))

/** The three-digit accounting prefix of its ticket numbers. */
export function accountingPrefix(iata: string): string {
  const prefix = prefixes.get(iata)
  if (!prefix) throw new Error(`no airline ${iata}`)
  return prefix
}

export function carrierNamed(iata: string): Carrier {
  const carrier = carrierByIata.get(iata)
  if (!carrier) throw new Error(`no airline ${iata}`)
  return carrier
}

/** Whether a journey on both may be sold on one ticket. */
export const sellTogether = (a: Carrier, b: Carrier): boolean =>
  a === b || (a.alliance !== null && a.alliance === b.alliance) || a.partners.has(b.iata) || b.partners.has(a.iata)

/** Whether each may put its own number on the other's flights; a one-sided partner only shares tickets. */
export const sharesCodes = (a: Carrier, b: Carrier): boolean =>
  !a.lowCost &&
  !b.lowCost &&
  ((a.alliance !== null && a.alliance === b.alliance) || (a.partners.has(b.iata) && b.partners.has(a.iata)))
