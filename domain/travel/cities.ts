import rows from './cities.json' with { type: 'json' }

/** A place that people travel to: a city, a town, an island, a park. */
export interface City {
  name: string
  /** What tells it from another of its name: a state, or `near Lille`; empty where the country does. */
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Of its centre. */
  latitude: number
  longitude: number
  /** Thousands of people; 0 for what is no town, an island or a park. */
  thousands: number
  /** Other names that people type. */
  others: string
}

function readCity(line: string, country: string): City {
  const [name = '', latitude, longitude, thousands, region = '', others = ''] = line.split('|')
  return { name, region, country, latitude: Number(latitude), longitude: Number(longitude), thousands: Number(thousands), others }
}

/** Every city, by country, the larger first. Read anew with each call: some milliseconds, and memory that is given back. */
export const readCities = (): City[] => Object.keys(rows).flatMap((country) => citiesOf(country))

const linesOf = new Map<string, readonly string[]>(Object.entries(rows))

/** The cities of one country, the larger first. */
export const citiesOf = (country: string): City[] => (linesOf.get(country) ?? []).map((line) => readCity(line, country))
