import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { formatMoney, isLess, subtract, zero } from '#domain/money.ts'
import { importantNotes } from './important-notes.ts'
import type { OrderFacts } from './order-facts.ts'
import { journeyBlock } from './pdf-flights.ts'
import { printable, printPdf } from './pdf-printer.ts'
import { hairline, ink, MARGIN, quiet, ruled, sectionTitle, styles, WIDTH, wash } from './pdf-style.ts'

const BAND = 68
const LINE = 6
const QR_SIZE = 76

const titles: Record<OrderFacts['kind'], string> = {
  'e-ticket': 'E-ticket and itinerary receipt',
  itinerary: 'Itinerary, not a ticket',
}

/** The agency at the top of the page: its logo on white under a line of its colour, or its name on the colour. */
const band = ({ brand, logo, kind }: OrderFacts): Content => [
  {
    canvas: [{ type: 'rect', x: 0, y: 0, w: 595.28, h: logo ? LINE : BAND, color: brand.color }],
    absolutePosition: { x: 0, y: 0 },
  },
  {
    absolutePosition: { x: MARGIN, y: logo ? 20 : 24 },
    columns: [
      logo
        ? { width: '*', stack: [{ image: `data:image/png;base64,${Buffer.from(logo).toString('base64')}`, fit: [220, 38] }] }
        : { text: brand.name, fontSize: 16, bold: true, color: brand.onColor, width: '*' },
      {
        text: titles[kind],
        fontSize: 10,
        color: logo ? quiet : brand.onColor,
        width: 200,
        alignment: 'right',
        margin: [0, logo ? 10 : 4, 0, 0],
      },
    ],
  },
]

const opening = (facts: OrderFacts): Content => ({
  margin: [0, BAND - MARGIN + 20, 0, 0],
  columns: [
    {
      width: '*',
      stack: [
        { text: 'Airline booking reference', style: 'label' },
        { text: facts.bookingReference ?? 'Pending', style: 'code', margin: [0, 4, 0, 8] },
        { text: facts.airline, bold: true },
        { text: printable(facts.title), color: quiet },
        { text: `Order ${facts.number} · printed ${facts.printedOn}`, color: quiet },
      ],
    },
    {
      width: 110,
      stack: [
        { qr: facts.url, fit: QR_SIZE, alignment: 'right', foreground: ink },
        { text: 'Open this order', style: 'small', alignment: 'right', margin: [0, 4, 0, 0] },
      ],
    },
  ],
})

function notTicketed(facts: OrderFacts): Content {
  if (facts.kind === 'e-ticket') return []
  const next = facts.payBy
    ? `The airline holds the seats until it is paid. Pay by ${facts.payBy}; after that the seats are released.`
    : 'The airline has confirmed the booking. Ticket numbers follow; do not travel before you have them.'
  return {
    margin: [0, 14, 0, 0],
    table: {
      widths: ['*'],
      body: [[{ text: [{ text: 'This is not a ticket. ', bold: true }, next], fillColor: wash, margin: [10, 6, 10, 6] }]],
    },
    layout: 'noBorders',
  }
}

function travellerTable(facts: OrderFacts): Content {
  const head = ['Traveller', 'Type', facts.kind === 'e-ticket' ? 'Ticket number' : 'Ticket', 'Bags and seats'].map(
    (text): TableCell => ({ text, style: 'tableHead' }),
  )
  const rows = facts.travellers.map((person): TableCell[] => [
    {
      stack: [
        { text: person.name, bold: true },
        ...(person.loyalty ? [{ text: `Frequent flyer ${person.loyalty}`, style: 'small' }] : []),
      ],
    },
    person.type,
    { text: person.ticketNumber ?? 'Not issued', noWrap: true },
    { stack: [{ text: person.bags }, ...person.extras.map((text) => ({ text: printable(text), style: 'small' }))] },
  ])
  const shared = facts.sharedExtras.join(', ')
  return [
    {
      margin: [0, 18, 0, 0],
      table: { widths: ['*', 64, 92, 150], headerRows: 1, dontBreakRows: true, body: [head, ...rows] },
      layout: ruled,
    },
    ...(shared ? [{ text: `For everybody: ${shared}`, margin: [0, 6, 0, 0] } satisfies Content] : []),
  ]
}

function money(facts: OrderFacts): Content {
  const due = subtract(facts.total, facts.paid)
  const line = (label: string, value: string, bold = false): TableCell[] => [
    { text: label, color: bold ? ink : quiet, bold },
    { text: value, alignment: 'right', bold, noWrap: true },
  ]
  const rows = [line('Total', formatMoney(facts.total), true), line('Paid', formatMoney(facts.paid))]
  if (isLess(zero(due.currency), due)) rows.push(line('To pay', formatMoney(due), true))
  return { table: { widths: ['*', 'auto'], body: rows }, layout: ruled }
}

const conditionsAndMoney = (facts: OrderFacts): Content => ({
  unbreakable: true,
  columnGap: 32,
  columns: [
    {
      width: '*',
      stack: [sectionTitle('Fare conditions'), ...facts.conditions.map((text): Content => ({ text, margin: [0, 2, 0, 4] }))],
    },
    { width: 200, stack: [sectionTitle('Payment'), money(facts)] },
  ],
})

const notes = (facts: OrderFacts): Content => ({
  unbreakable: true,
  stack: [
    sectionTitle('Before you travel'),
    { ul: importantNotes(facts).map((text) => ({ text, margin: [0, 1, 0, 2] })), markerColor: quiet },
  ],
})

const contact = ({ brand }: OrderFacts): string =>
  [brand.name, brand.phone, brand.email, brand.address].filter((part) => part !== null && part !== '').join(' · ')

const footer =
  (facts: OrderFacts) =>
  (page: number, pages: number): Content => ({
    margin: [MARGIN, 8, MARGIN, 0],
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.75, lineColor: hairline }] },
      {
        margin: [0, 6, 0, 0],
        columns: [
          { width: '*', text: contact(facts), style: 'small' },
          { width: 110, text: `${facts.number} · page ${page} of ${pages}`, style: 'small', alignment: 'right' },
        ],
      },
    ],
  })

/** What the PDF is made of. Personal document numbers, net prices and margin are in no part of it. */
export const ticketDocument = (facts: OrderFacts): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [MARGIN, MARGIN, MARGIN, 52],
  info: { title: `${titles[facts.kind]} ${facts.number}`, author: facts.brand.name, creationDate: facts.changedAt },
  language: 'en',
  defaultStyle: { font: 'Inter', fontSize: 9.5, color: ink, lineHeight: 1.25 },
  styles,
  content: [
    band(facts),
    opening(facts),
    notTicketed(facts),
    travellerTable(facts),
    ...facts.journeys.map(journeyBlock),
    conditionsAndMoney(facts),
    notes(facts),
  ],
  footer: footer(facts),
})

/** The e-ticket, or the itinerary of an order without tickets, as a PDF. */
export const renderTicketPdf = (facts: OrderFacts): Promise<Buffer> => printPdf(ticketDocument(facts))
