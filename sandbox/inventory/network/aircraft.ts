import rows from '../data/aircraft.json' with { type: 'json' }
import type { Aircraft } from '../wire.ts'

/** `economy` and `business` are rows of seats by block, such as `3-4-3`; `co2` is kilograms per economy seat and kilometre. */
export interface AircraftType {
  aircraft: Aircraft
  seats: number
  rangeKm: number
  economy: string
  business: string | null
  businessRows: number
  speed: number
  co2: number
  wide: boolean
}

export const aircraftTypes: readonly AircraftType[] = rows.map((row) => ({
  aircraft: { id: `arc_${row.iata.toLowerCase()}`, iata_code: row.iata, name: row.name },
  seats: row.seats,
  rangeKm: row.rangeKm,
  economy: row.economy,
  business: row.business,
  businessRows: row.businessRows,
  speed: row.speed,
  co2: row.co2,
  wide: row.economy.split('-').length === 3,
}))

const typeByIata = new Map(aircraftTypes.map((type) => [type.aircraft.iata_code, type]))

export const aircraft: readonly Aircraft[] = aircraftTypes.map((type) => type.aircraft)
export const aircraftByIata: ReadonlyMap<string, Aircraft> = new Map(aircraft.map((one) => [one.iata_code, one]))
export const aircraftById: ReadonlyMap<string, Aircraft> = new Map(aircraft.map((one) => [one.id, one]))

export function typeNamed(iata: string): AircraftType {
  const type = typeByIata.get(iata)
  if (!type) throw new Error(`no aircraft type ${iata}`)
  return type
}
