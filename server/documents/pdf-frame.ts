import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { statementRows } from '#domain/orders/order-money.ts'
import type { DocumentFacts } from './order-facts.ts'
import { hairline, ink, MARGIN, practiceWatermark, quiet, ruled, styles, WIDTH } from './pdf-style.ts'

const BAND = 68
const LINE = 6
const QR_SIZE = 76

/** What the frame of any document shows. */
export type FrameFacts = Pick<DocumentFacts, 'brand' | 'logo' | 'number' | 'changedAt'>

/** The page's header: the agency's logo on white above a line in its colour, or its name on the colour. */
const band = ({ brand, logo }: FrameFacts, title: string): Content => [
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
        text: title,
        fontSize: 10,
        color: logo ? quiet : brand.onColor,
        width: 200,
        alignment: 'right',
        margin: [0, logo ? 10 : 4, 0, 0],
      },
    ],
  },
]

interface Head {
  /** The kind of document. */
  title: string
  /** The issuer of the booking reference. */
  referenceLabel: string
  /** The line below it. */
  party: string
}

const opening = (facts: DocumentFacts, { referenceLabel, party }: Head): Content => ({
  margin: [0, BAND - MARGIN + 20, 0, 0],
  columns: [
    {
      width: '*',
      stack: [
        { text: referenceLabel, style: 'label' },
        { text: facts.bookingReference ?? 'Pending', style: 'code', margin: [0, 4, 0, 8] },
        { text: party, bold: true },
        { text: facts.title, color: quiet },
        { text: `Order ${facts.number} · printed ${facts.printedOn}`, color: quiet },
      ],
    },
    {
      width: 110,
      stack: [
        { qr: facts.tripUrl, fit: QR_SIZE, alignment: 'right', foreground: ink },
        { text: 'Open this trip', style: 'small', alignment: 'right', margin: [0, 4, 0, 0] },
      ],
    },
  ],
})

/** The lines of the price, paid and due amounts. */
export function moneyTable(facts: DocumentFacts): Content {
  const line = (label: string, value: string, bold = false): TableCell[] => [
    { text: label, color: bold ? ink : quiet, bold },
    { text: value, alignment: 'right', bold, noWrap: true },
  ]
  const rows = statementRows(facts.money).map(({ label, amount, isTotal }) =>
    line(label, facts.brand.numbers.money(amount), isTotal),
  )
  return { table: { widths: ['*', 'auto'], body: rows }, layout: ruled }
}

/** The agency's contact, and below it the official facts that it has stated. */
const contactLines = ({ brand }: FrameFacts): string[] =>
  [
    [brand.name, brand.phone, brand.email, brand.address].filter((part) => part !== null && part !== '').join(' · '),
    brand.legal,
  ].filter(Boolean)

const footer =
  (facts: FrameFacts) =>
  (page: number, pages: number): Content => ({
    margin: [MARGIN, 8, MARGIN, 0],
    stack: [
      { canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 0.75, lineColor: hairline }] },
      {
        margin: [0, 6, 0, 0],
        columns: [
          { width: '*', stack: contactLines(facts).map((text) => ({ text, style: 'small' })) },
          { width: 110, text: `${facts.number} · page ${page} of ${pages}`, style: 'small', alignment: 'right' },
        ],
      },
    ],
  })

/** A document with the agency's branding: header, reference and order, the caller's content, and a footer on each page. */
export const framed = (facts: DocumentFacts, head: Head, content: Content[]): TDocumentDefinitions =>
  branded(facts, head.title, [opening(facts, head), ...content])

/** A document with the agency's header and footer. */
export const branded = (facts: FrameFacts, title: string, content: Content[]): TDocumentDefinitions => ({
  pageSize: 'A4',
  pageMargins: [MARGIN, MARGIN, MARGIN, 52],
  info: { title: `${title} ${facts.number}`, author: facts.brand.name, creationDate: facts.changedAt },
  language: facts.brand.language,
  defaultStyle: { font: 'Inter', fontSize: 9.5, color: ink, lineHeight: 1.25 },
  styles,
  ...(facts.brand.isPractice && { watermark: practiceWatermark }),
  content: [band(facts, title), ...content],
  footer: footer(facts),
})
