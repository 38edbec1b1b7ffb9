import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { branded, type FrameFacts } from '../pdf-frame.ts'
import { quiet, ruled } from '../pdf-style.ts'

/** A booking of a trip in its list. */
export interface TripLine {
  /** `21 Nov 2026 to 24 Nov 2026` */
  days: string
  title: string
  /** Its number, reference and state, a line each. */
  notes: readonly string[]
}

export interface TripFacts extends FrameFacts {
  title: string
  printedOn: string
  lines: readonly TripLine[]
}

const row = ({ days, title, notes }: TripLine): TableCell[] => [
  { text: days, color: quiet },
  { stack: [{ text: title, bold: true }, ...notes.map((text): Content => ({ text, color: quiet }))] },
]

/** The content of the PDF: the bookings of a trip by date, then the document of each on pages of its own. */
export const tripDocument = (facts: TripFacts, documents: readonly TDocumentDefinitions[]): TDocumentDefinitions =>
  branded(facts, 'Itinerary', [
    {
      margin: [0, 48, 0, 14],
      stack: [
        { text: facts.title, fontSize: 20, bold: true },
        { text: `${facts.number} · printed ${facts.printedOn}`, color: quiet, margin: [0, 6, 0, 0] },
      ],
    },
    { table: { widths: [150, '*'], dontBreakRows: true, body: facts.lines.map(row) }, layout: ruled },
    ...documents.flatMap(({ content }): Content[] => [{ text: '', pageBreak: 'before' }, content]),
  ])
