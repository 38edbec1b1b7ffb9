import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { TourCode, TourFacts } from './order-facts.ts'
import { framed } from './pdf-frame.ts'
import { printPdf } from './pdf-printer.ts'
import { ink, quiet, ruled, sectionTitle } from './pdf-style.ts'
import { notConfirmed, section as sectionOf } from './voucher-parts.ts'

const QR_SIZE = 96
/** How many codes are beside each other. */
const COLUMNS = 3

const head = (facts: TourFacts) => ({
  title: facts.isConfirmed ? 'Tour voucher' : 'Booking request',
  referenceLabel: 'Booking number of the operator',
  party: `${facts.party}: ${facts.participants[0] ?? ''}`,
})

const block = (label: string, text: string, below: string | null): { width: string; stack: Content[] } => ({
  width: '*',
  stack: [
    { text: label, style: 'label' },
    { text, style: 'time', margin: [0, 2, 0, 0] },
    { text: below ?? '', color: quiet },
  ],
})

const when = (facts: TourFacts): Content => ({
  margin: [0, 18, 0, 0],
  stack: [
    { text: facts.tour.name, style: 'heading' },
    { text: facts.tour.option },
    {
      margin: [0, 14, 0, 0],
      columnGap: 24,
      columns: [
        block('Date', facts.day, null),
        block('Time', facts.time, facts.duration),
        block('Participants', facts.party, null),
      ],
    },
  ],
})

const where = ({ meeting, pickup }: TourFacts): Content => ({
  unbreakable: true,
  stack: [
    sectionTitle(pickup ? 'Pick-up' : 'Meeting point'),
    { text: pickup ?? meeting.title, bold: true },
    ...(pickup ? [] : [{ text: meeting.address } satisfies Content]),
    ...(meeting.directions && !pickup ? [{ text: meeting.directions, color: quiet } satisfies Content] : []),
  ],
})

const codeCell = ({ holder, reference, qr }: TourCode): TableCell => ({
  margin: [0, 8, 0, 8],
  stack: [
    qr ? { qr, fit: QR_SIZE, foreground: ink } : { text: 'Your name is on the list of participants.' },
    { text: reference ?? '', style: 'code', fontSize: 10, margin: [0, 6, 0, 0] },
    { text: holder, bold: true },
  ],
})

/** The codes that are shown at the entrance, of each participant or of the group. */
function codes({ codes: all, isConfirmed }: TourFacts): Content {
  if (!isConfirmed || all.length === 0) return []
  const cells = all.map(codeCell)
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    Array.from({ length: COLUMNS }, (__, column): TableCell => cells[row * COLUMNS + column] ?? { text: '' }),
  )
  return {
    stack: [
      sectionTitle('Show at the start'),
      { table: { widths: ['*', '*', '*'], dontBreakRows: true, body: rows }, layout: ruled },
    ],
  }
}

const section = (title: string, texts: readonly string[]) => sectionOf(title, texts, 2)

/** The content of the PDF, without any price, because it is shown to the operator. */
export const tourVoucherDocument = (facts: TourFacts): TDocumentDefinitions =>
  framed(facts, head(facts), [
    notConfirmed(facts.isConfirmed, 'The operator has yet to confirm the tour.'),
    when(facts),
    where(facts),
    codes(facts),
    ...section('Participants', facts.participants),
    ...((facts.addOns ?? []).length > 0 ? section('Paid on the day', facts.addOns ?? []) : []),
    ...section('Included', facts.inclusions),
    ...section('Not included', facts.exclusions),
    ...section('Good to know', facts.information),
    ...section('Asked of the operator', facts.requests ? [facts.requests] : []),
    ...section('Cancellation', facts.cancellation),
  ])

/** The voucher of a tour as a PDF. */
export const renderTourVoucherPdf = (facts: TourFacts): Promise<Buffer> => printPdf(tourVoucherDocument(facts))
