import rows from './cities.json' with { type: 'json' }

/** A destination: a city, a town, an island, a park. */
export interface City {
  name: string
  /** The distinguishing region: a state, or `near Lille`; empty if the country is enough. */
  region: string
  /** ISO 3166-1 alpha-2. */
  country: string
  /** Of its centre. */
  latitude: number
  longitude: number
  /** Thousands of people; 0 for an island or a park. */
  thousands: number
  /** Kilometres that it reaches from its centre. */
  extentKm: number
  /** Other names. */
  others: string
}

function readCity(line: string, country: string): City {
  const [name = '', latitude, longitude, thousands, extentKm, region = '', others = ''] = line.split('|')
  const [at, size] = [
    { latitude: Number(latitude), longitude: Number(longitude) },
    { thousands: Number(thousands), extentKm: Number(extentKm) },
  ]
  return { name, region, country, ...at, ...size, others }
}

/** Every city, by country, the larger first. Parsed anew with each call, in some milliseconds, to free the memory. */
export const readCities = (): City[] => Object.keys(rows).flatMap((country) => citiesOf(country))

const linesOf = new Map<string, readonly string[]>(Object.entries(rows))

/** The cities of one country, the larger first. */
export const citiesOf = (country: string): City[] => (linesOf.get(country) ?? []).map((line) => readCity(line, country))
