import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { OrderMoney } from '#domain/orders/order-money.ts'
import type { StayMoment, VoucherFacts } from './order-facts.ts'
import { framed } from './pdf-frame.ts'
import { printPdf } from './pdf-printer.ts'
import { quiet, ruled, sectionTitle } from './pdf-style.ts'
import { lines, notConfirmed, section } from './voucher-parts.ts'

const head = (facts: VoucherFacts) => ({
  title: facts.isConfirmed ? 'Hotel voucher' : 'Booking request',
  referenceLabel: 'Confirmation number of the property',
  party: `Checking in: ${facts.rooms.flatMap(([lead]) => lead ?? []).join(', ')}`,
})

const moment = (label: string, { day, time }: StayMoment): { stack: Content[] } => ({
  stack: [
    { text: label, style: 'label' },
    { text: day, style: 'time', margin: [0, 2, 0, 0] },
    { text: time ?? '', color: quiet },
  ],
})

const property = (facts: VoucherFacts): Content => {
  const { address, phone, email } = facts.property
  const reach = [phone, email].filter((part) => part !== null && part !== '').join(' · ')
  return {
    margin: [0, 18, 0, 0],
    stack: [
      { text: facts.property.name, style: 'heading' },
      { text: address },
      ...(reach ? [{ text: reach, color: quiet } satisfies Content] : []),
      {
        margin: [0, 14, 0, 0],
        columnGap: 24,
        columns: [
          // Wide enough for the longest date, Wednesday 23 Sep 2026, on one line.
          { width: 190, ...moment('Check-in', facts.arrival) },
          { width: 190, ...moment('Check-out', facts.departure) },
          {
            stack: [
              { text: 'Stay', style: 'label' },
              { text: `${facts.nights} ${facts.nights === 1 ? 'night' : 'nights'}`, style: 'time', margin: [0, 2, 0, 0] },
              { text: `${facts.rooms.length} ${facts.rooms.length === 1 ? 'room' : 'rooms'}`, color: quiet },
            ],
          },
        ],
      },
    ],
  }
}

function roomTable(facts: VoucherFacts): Content {
  const titles = ['Room', 'Guests', 'Meals'].map((text): TableCell => ({ text, style: 'tableHead' }))
  const rows = facts.rooms.map((guests, index): TableCell[] => [
    {
      stack: [
        { text: facts.roomName, bold: true },
        { text: `Room ${index + 1}`, style: 'small' },
      ],
    },
    { stack: guests.map((text) => ({ text: text })) },
    facts.board,
  ])
  return {
    margin: [0, 18, 0, 0],
    table: { widths: ['*', '*', 110], headerRows: 1, dontBreakRows: true, body: [titles, ...rows] },
    layout: ruled,
  }
}

/** Points under each line of a section. */
const BELOW = 4

/** The property reads the voucher: it shows what the property collects, not what the guests paid the agency. */
const paymentWords = ({ dueThere, money: { total, atProperty } }: VoucherFacts): string[] => [
  paidBefore({ total, atProperty }),
  ...dueThere,
]

function paidBefore({ total, atProperty }: Pick<OrderMoney, 'total' | 'atProperty'>): string {
  if (atProperty.amount === 0) return 'The room is paid.'
  return total.amount === 0 ? 'Nothing was paid before arrival.' : 'The deposit is paid.'
}

const rulesAndPayment = (facts: VoucherFacts): Content => ({
  unbreakable: true,
  columnGap: 32,
  columns: [
    { width: '*', stack: [sectionTitle('Cancellation'), ...lines(facts.cancellationTerms, BELOW)] },
    { width: 200, stack: [sectionTitle('Payment'), ...lines(paymentWords(facts), BELOW)] },
  ],
})

/** The content of the PDF. It contains no selling price, net price or margin, because it is given to the property. */
export const voucherDocument = (facts: VoucherFacts): TDocumentDefinitions =>
  framed(facts, head(facts), [
    notConfirmed(facts.isConfirmed, 'The property has yet to confirm the room.'),
    property(facts),
    roomTable(facts),
    rulesAndPayment(facts),
    ...section('Asked of the property, not guaranteed', facts.requests ? [facts.requests] : [], BELOW),
    ...section('Before you arrive', [...(facts.keyCollection ? [facts.keyCollection] : []), ...facts.conditions], BELOW),
  ])

/** The voucher of a stay as a PDF. */
export const renderVoucherPdf = (facts: VoucherFacts): Promise<Buffer> => printPdf(voucherDocument(facts))
