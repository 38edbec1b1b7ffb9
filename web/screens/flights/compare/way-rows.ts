import { clock, formatDate, formatDuration } from '#domain/dates.ts'
import { airportChanges } from '#domain/flights/connections/airport-changes.ts'
import { stopsOf } from '#domain/flights/itinerary.ts'
import type { FlightSlice } from '#domain/flights/offer.ts'
import { waitsOf } from '#domain/flights/connections/waits.ts'
import { airportChangesWords } from '../../../products/flight/airport-words.ts'
import { cabinsOf, unstated, wayName } from '../../../products/flight/fare-words.ts'
import {
  airlinesOf,
  dayOffset,
  flightCode,
  layoversOf,
  layoverWords,
  operatedBy,
  stopsLabel,
} from '../../../products/flight/slice-words.ts'
import { waitNotes } from '../../../products/flight/wait-words.ts'
import type { Column, FlightRow } from './compare-rows.ts'

export const journeyGroup = 'Journey'

const arrival = (slice: FlightSlice) => [clock(slice.arrivesAt), dayOffset(slice), slice.to].filter(Boolean).join(' ')

/** Layovers with their important facts. */
function layoverText(slice: FlightSlice): string {
  const waits = layoversOf(slice).map((wait, index) => {
    const next = slice.segments[index + 1]
    const notes = next ? waitNotes(wait, next).map((note) => note.text) : []
    return [layoverWords(wait), ...notes].join('. ')
  })
  return waits.join('; ') || 'None'
}

const each = (slice: FlightSlice, of: (segment: FlightSlice['segments'][number]) => string) =>
  [...new Set(slice.segments.map(of))].join(', ')

type SliceRule = Pick<FlightRow, 'label' | 'word'> & {
  text: (slice: FlightSlice) => string
  rank?: (slice: FlightSlice) => number | null
}

const rules: SliceRule[] = [
  { label: 'Day', text: (slice) => formatDate(slice.departsAt) },
  { label: 'Departs', text: (slice) => `${clock(slice.departsAt)} ${slice.from}` },
  { label: 'Arrives', text: arrival },
  { label: 'Duration', text: (slice) => formatDuration(slice.minutes), rank: (slice) => slice.minutes, word: 'Shortest' },
  { label: 'Stops', text: stopsLabel, rank: stopsOf, word: 'Fewest' },
  {
    label: 'Layovers',
    text: layoverText,
    rank: (slice) => waitsOf(slice).reduce((sum, wait) => sum + wait.minutes, 0),
    word: 'Least waiting',
  },
  {
    label: 'Airlines',
    text: (slice) => {
      const names = airlinesOf([slice]).map(({ name }) => name)
      const others = operatedBy([slice])
      return `${names.join(', ')}${others.length > 0 ? `, operated by ${others.join(', ')}` : ''}`
    },
  },
  { label: 'Flights', text: (slice) => slice.segments.map(flightCode).join(', ') },
  { label: 'Aircraft', text: (slice) => each(slice, (segment) => segment.aircraft ?? unstated) },
  { label: 'Cabin', text: (slice) => cabinsOf({ slices: [slice] }) },
]

/** Facts about the whole journey. */
const journeyRow: FlightRow = {
  group: journeyGroup,
  label: 'Changes of airport',
  text: ({ offer }) => airportChangesWords(offer.slices),
  rank: ({ offer }) => airportChanges(offer.slices).length,
  word: 'Fewest',
}

/** The same rows for each slice; a flight without that slice has a placeholder. */
export function wayRows(columns: readonly Column[]): FlightRow[] {
  const ways = Math.max(...columns.map(({ offer }) => offer.slices.length))
  const eachWay = Array.from({ length: ways }, (_, way) =>
    rules.map(({ label, text, rank, word }): FlightRow => {
      const read = ({ offer }: Column) => offer.slices[way]
      return {
        group: wayName(way, ways),
        label,
        text: (column) => {
          const slice = read(column)
          return slice ? text(slice) : 'Not part of it'
        },
        ...(rank && {
          rank: (column: Column) => {
            const slice = read(column)
            return slice ? rank(slice) : null
          },
        }),
        ...(word && { word }),
      }
    }),
  ).flat()
  return [journeyRow, ...eachWay]
}
