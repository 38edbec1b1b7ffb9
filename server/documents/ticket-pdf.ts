import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { TravellerPrice } from '#domain/flights/traveller-prices.ts'
import type { Money } from '#domain/money/money.ts'
import type { OrderFacts } from './order-facts.ts'
import { journeyBlock } from './pdf-flights.ts'
import { framed, moneyTable } from './pdf-frame.ts'
import { printPdf } from './pdf-printer.ts'
import { quiet, ruled, sectionTitle, wash } from './pdf-style.ts'

const titles: Record<OrderFacts['kind'], string> = {
  'e-ticket': 'E-ticket and itinerary receipt',
  itinerary: 'Itinerary, not a ticket',
}

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
    { stack: [{ text: person.bags }, ...person.extras.map((text) => ({ text: text, style: 'small' }))] },
  ])
  const shared = facts.sharedExtras.join(', ')
  return [
    {
      margin: [0, 14, 0, 0],
      table: { widths: ['*', 64, 92, 150], headerRows: 1, dontBreakRows: true, body: [head, ...rows] },
      layout: ruled,
    },
    ...(shared ? [{ text: `For everybody: ${shared}`, margin: [0, 6, 0, 0] } satisfies Content] : []),
  ]
}

/** The travellers. */
const whose = ({ names }: TravellerPrice): string => (names.length === 1 ? (names[0] ?? '') : 'For everybody')

const onePrice = ({ prices, travellers }: OrderFacts): Content =>
  prices.length === 1 && travellers.length > 1
    ? { text: `The airline gives one price for all ${travellers.length} travellers.`, style: 'small', margin: [0, 6, 0, 0] }
    : []

/** Fare, taxes, seats and bags by traveller; columns without any amount are omitted. */
function priceTable({ prices, brand }: OrderFacts): Content {
  // A table of one row would repeat the section "Payment".
  if (prices.length < 2) return []
  const columns = [
    { title: 'Fare', of: ({ fare }: TravellerPrice) => fare },
    { title: 'Taxes and airport charges', of: ({ taxes }: TravellerPrice) => taxes },
    { title: 'Seats and bags', of: ({ extras }: TravellerPrice) => (extras.amount > 0 ? extras : null) },
  ].filter(({ of }) => prices.some((row) => of(row) !== null))
  const hasTaxes = prices.some(({ taxes }) => taxes !== null)
  const right = (text: string, style: Record<string, unknown> = {}): TableCell => ({ text, alignment: 'right', ...style })
  const amount = (value: Money | null) => right(value ? brand.numbers.money(value) : '', { noWrap: true })
  const head: TableCell[] = [
    { text: 'Price', style: 'tableHead' },
    ...columns.map(({ title }) => right(title === 'Fare' && !hasTaxes ? 'Fare and taxes' : title, { style: 'tableHead' })),
    right('Amount', { style: 'tableHead' }),
  ]
  const rows = prices.map((row): TableCell[] => [
    { text: whose(row), bold: true },
    ...columns.map(({ of }) => amount(of(row))),
    right(brand.numbers.money(row.total), { bold: true, noWrap: true }),
  ])
  return {
    margin: [0, 14, 0, 0],
    table: {
      widths: ['*', ...columns.map(() => 'auto'), 'auto'],
      headerRows: 1,
      dontBreakRows: true,
      keepWithHeaderRows: 1,
      body: [head, ...rows],
    },
    layout: ruled,
  }
}

const conditionsAndMoney = (facts: OrderFacts): Content => ({
  unbreakable: true,
  columnGap: 32,
  columns: [
    {
      width: '*',
      stack: [sectionTitle('Fare conditions'), ...facts.conditions.map((text): Content => ({ text, margin: [0, 2, 0, 4] }))],
    },
    { width: 230, stack: [sectionTitle('Payment'), moneyTable(facts), onePrice(facts)] },
  ],
})

const notes = (facts: OrderFacts): Content => ({
  unbreakable: true,
  stack: [
    sectionTitle('Before you travel'),
    { ul: importantNotes(facts).map((text) => ({ text, style: 'small', margin: [0, 0, 0, 2] })), markerColor: quiet },
  ],
})

/** The content of the PDF. It contains no numbers of passports, net prices or margin. */
export const ticketDocument = (facts: OrderFacts): TDocumentDefinitions =>
  framed(facts, { title: titles[facts.kind], referenceLabel: 'Airline booking reference', party: facts.airline }, [
    notTicketed(facts),
    travellerTable(facts),
    ...facts.journeys.map(journeyBlock),
    priceTable(facts),
    conditionsAndMoney(facts),
    notes(facts),
  ])

/** The e-ticket, or the itinerary of an order without tickets, as a PDF. */
export const renderTicketPdf = (facts: OrderFacts): Promise<Buffer> => printPdf(ticketDocument(facts))

/** Important information for travellers before departure, most important first. */
function importantNotes(facts: OrderFacts): string[] {
  const operated = new Set(facts.journeys.flatMap((journey) => journey.flights.flatMap((flight) => flight.operatedBy ?? [])))
  return [
    'All times are the local times of the airports.',
    facts.passportNeeded
      ? 'Bring the passport used for this booking. Many countries ask for six months of validity after the journey, and some for a visa.'
      : 'Bring a valid photo identity document. Names must match it letter for letter.',
    `Check in online with ${facts.airline} and the booking reference, usually from 24 hours before departure.`,
    'Be at the airport 3 hours before an international flight and 2 hours before a domestic one.',
    ...(operated.size > 0 ? [`Some flights are operated by ${[...operated].join(', ')}: check in at their desks.`] : []),
    'Use the flights in order. Airlines cancel the rest of a journey when a flight is missed without notice.',
  ]
}
