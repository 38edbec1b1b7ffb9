import type { Content, TableCell } from 'pdfmake/interfaces'
import type { Flight, Journey, Stop } from './describe-journey.ts'
import { hairline, quiet, ruled, wash } from './pdf-style.ts'

const later = (days: number): string => (days === 0 ? '' : `  +${days} day${days === 1 ? '' : 's'}`)

const stopLines = (stop: Stop, daysLater: number): Content => ({
  columns: [
    { width: 46, text: stop.time, style: 'time', margin: [0, -2, 0, 0] },
    {
      width: '*',
      stack: [
        {
          text: [
            { text: `${stop.city} (${stop.code})`, bold: true },
            { text: later(daysLater), color: quiet },
          ],
        },
        { text: `${stop.airport}${stop.terminal ? `, terminal ${stop.terminal}` : ''}`, style: 'small' },
        { text: stop.day, style: 'small' },
      ],
    },
  ],
})

function flightRow(flight: Flight): TableCell[] {
  const facts = [flight.cabin, flight.duration, flight.aircraft].filter((text) => text !== null)
  return [
    { stack: [stopLines(flight.from, 0), { margin: [0, 6, 0, 0], stack: [stopLines(flight.to, flight.daysLater)] }] },
    {
      stack: [
        { text: `${flight.number}`, bold: true },
        { text: flight.carrierName },
        ...(flight.operatedBy ? [{ text: `Operated by ${flight.operatedBy}`, style: 'small' }] : []),
        { text: facts.join(' · '), style: 'small', margin: [0, 3, 0, 0] },
      ],
    },
  ]
}

const layoverRow = ({ layover, selfTransfer }: Flight): TableCell[] => [
  {
    stack: [{ text: `Connection: ${layover}`, color: quiet }, ...(selfTransfer ? [{ text: selfTransfer, bold: true }] : [])],
    colSpan: 2,
    fontSize: 8,
    fillColor: wash,
    margin: [6, 0, 6, 0],
  },
  {},
]

/** One direction: its heading, then each flight as a row that never breaks across pages. */
export function journeyBlock(journey: Journey, index: number): Content {
  const summary = [journey.day, journey.duration, journey.stops, journey.fareBrand].filter((text) => text !== null).join(' · ')
  const rows = journey.flights.flatMap((flight) => [...(flight.layover ? [layoverRow(flight)] : []), flightRow(flight)])
  const title: TableCell[] = [
    {
      colSpan: 2,
      stack: [
        { text: journey.heading, style: 'heading' },
        { text: summary, style: 'small', margin: [0, 2, 0, 2] },
      ],
    },
    {},
  ]
  return {
    margin: [0, index === 0 ? 12 : 10, 0, 0],
    table: { widths: ['*', 178], headerRows: 1, keepWithHeaderRows: 1, dontBreakRows: true, body: [title, ...rows] },
    layout: { ...ruled, hLineColor: (i) => (i === 1 ? quiet : hairline) },
  }
}
