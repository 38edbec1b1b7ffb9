import rows from './airlines.json' with { type: 'json' }

/** An airline of the network. `accountingPrefix` begins its ticket numbers; `color` is the background of its monogram, never a logo. */
export interface Airline {
  iata: string
  name: string
  accountingPrefix: string
  alliance: string | null
  country: string
  color: string
}

const byIata = new Map<string, Airline>(rows.map((row) => [row.iata, row]))

/** The airline of a two-character IATA code. Suppliers also sell unlisted airlines. */
export const findAirline = (iata: string): Airline | undefined => byIata.get(iata)

/** The airline's name; the code itself if it is not listed. */
export const airlineName = (iata: string): string => byIata.get(iata)?.name ?? iata

const NEUTRAL = '#5c6470'

/** The colour of an airline's monogram; a neutral one if it is not listed. */
export const airlineColor = (iata: string): string => byIata.get(iata)?.color ?? NEUTRAL
