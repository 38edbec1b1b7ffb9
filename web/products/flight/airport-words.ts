import { type AirportChange, airportChanges } from '#domain/flights/connections/airport-changes.ts'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { selfTransferBrief } from '#domain/flights/connections/self-transfer.ts'

const words: Record<AirportChange['at'], (change: AirportChange) => string> = {
  connection: ({ from, to, minutes }) => selfTransferBrief({ from, to, minutes: minutes ?? 0 }),
  stay: ({ from, to }) => `Arrives at ${from}, leaves from ${to}`,
  home: ({ from, to }) => `Leaves from ${from}, returns to ${to}`,
}

/** `Arrives at LHR, leaves from LGW` */
export const airportChangeWords = (change: AirportChange): string => words[change.at](change)

/** With the city, for a table: `London: arrives at LHR, leaves from LGW`. `None` without a change. */
export const airportChangesWords = (slices: readonly FlightSlice[]): string =>
  airportChanges(slices)
    .map((change) => `${change.city}: ${airportChangeWords(change).replace(/^[AL]/, (start) => start.toLowerCase())}`)
    .join('; ') || 'None'
