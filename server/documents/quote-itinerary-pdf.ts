import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { ItineraryOption, SharedItinerary } from '#contract/quotes/quote-itinerary.ts'
import { formatDate } from '#domain/dates.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { Brand } from './brand.ts'
import { branded } from './pdf-frame.ts'
import { printPdf } from './pdf-printer.ts'
import { quiet, ruled, sectionTitle } from './pdf-style.ts'

export interface ItineraryFacts {
  itinerary: SharedItinerary
  brand: Brand
  logo: Uint8Array | null
  printedOn: string
}

type Part = ItineraryOption['days'][number]['parts'][number]

const opening = ({ itinerary: { title, party, number }, printedOn }: ItineraryFacts): Content => ({
  margin: [0, 48, 0, 0],
  stack: [
    { text: title, fontSize: 20, bold: true },
    { text: `For ${party.name}`, margin: [0, 6, 0, 0] },
    { text: `${number} · printed ${printedOn}`, color: quiet },
  ],
})

function partRow({ title, from, to, lines, isOptional, price, sharedBy }: Part, numbers: Numbers): TableCell[] {
  const notes = [
    to && to !== from ? `Until ${formatDate(to)}` : '',
    isOptional ? 'Optional' : '',
    price && sharedBy > 1 ? `Your share, divided among ${sharedBy}` : '',
  ].filter(Boolean)
  return [
    {
      stack: [
        { text: title, bold: true },
        ...notes.map((text): Content => ({ text, color: quiet })),
        ...lines.map((text): Content => ({ text, margin: [0, 2, 0, 0] })),
      ],
    },
    { text: price ? numbers.money(price) : '', alignment: 'right', noWrap: true },
  ]
}

const dayRow = (day: string | null): TableCell[] => [
  { text: day ? formatDate(day) : 'No date yet', bold: true, color: quiet, colSpan: 2 },
  '',
]

function option({ title, days, total }: ItineraryOption, { brand: { numbers } }: ItineraryFacts): Content[] {
  const rows = days.flatMap(({ day, parts }) => [dayRow(day), ...parts.map((part) => partRow(part, numbers))])
  const sum: TableCell[][] = total
    ? [
        [
          { text: 'Total', bold: true },
          { text: numbers.money(total), bold: true, alignment: 'right', noWrap: true },
        ],
      ]
    : []
  const body = [...rows, ...sum]
  if (body.length === 0) return [sectionTitle(title), { text: 'Nothing is planned in this option.', color: quiet }]
  return [sectionTitle(title), { table: { widths: ['*', 'auto'], dontBreakRows: true, body }, layout: ruled }]
}

/** The content of the PDF: what one party of a quote travels, by day. */
export const itineraryDocument = (facts: ItineraryFacts): TDocumentDefinitions => {
  const { itinerary, brand, logo } = facts
  return branded({ brand, logo, number: itinerary.number, changedAt: new Date(itinerary.sentAt) }, 'Itinerary', [
    opening(facts),
    ...itinerary.options.flatMap((one) => option(one, facts)),
    ...(itinerary.terms ? [sectionTitle('Conditions'), { text: itinerary.terms }] : []),
  ])
}

/** The itinerary of a party as a PDF. */
export const renderItineraryPdf = (facts: ItineraryFacts): Promise<Buffer> => printPdf(itineraryDocument(facts))
