import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import { type Money, negate } from '#domain/money/money.ts'
import type { Brand } from './brand.ts'
import { printPdf } from './pdf-printer.ts'
import { ink, MARGIN, quiet, ruled, styles } from './pdf-style.ts'

/** The facts of a receipt for a plan. */
export interface ReceiptFacts {
  number: string
  /** Who paid. */
  agency: Pick<Brand, 'name' | 'address' | 'email' | 'language' | 'numbers'>
  paidOn: string
  paidAt: Date
  plan: string
  from: string
  until: string
  price: Money
  /** What was unused of the plan before. */
  credit: Money
  amount: Money
}

const line = (label: string, value: string, bold = false): TableCell[] => [
  { text: label, color: bold ? ink : quiet, bold },
  { text: value, alignment: 'right', bold, noWrap: true },
]

const party = (label: string, lines: readonly (string | null)[]): { stack: Content[] } => ({
  stack: [
    { text: label, style: 'label' },
    ...lines.flatMap((text, at): Content[] => (text ? [{ text, bold: at === 0, margin: [0, 2, 0, 0] }] : [])),
  ],
})

export function receiptDocument(facts: ReceiptFacts): TDocumentDefinitions {
  const { agency, price, credit, amount } = facts
  const { money } = agency.numbers
  const rows = [
    line(`${facts.plan} plan, ${facts.from} to ${facts.until}`, money(price)),
    ...(credit.amount > 0 ? [line('Unused part of the plan before', money(negate(credit)))] : []),
    line('Paid from the wallet', money(amount), true),
  ]
  return {
    pageSize: 'A4',
    pageMargins: MARGIN,
    info: { title: `Receipt ${facts.number}`, author: 'Tradewind', creationDate: facts.paidAt },
    language: agency.language,
    defaultStyle: { font: 'Inter', fontSize: 9.5, color: ink, lineHeight: 1.25 },
    styles,
    content: [
      { text: 'Receipt', style: 'heading', fontSize: 20 },
      { text: `${facts.number} · paid on ${facts.paidOn}`, color: quiet, margin: [0, 4, 0, 24] },
      { columns: [party('From', ['Tradewind']), party('Paid by', [agency.name, agency.address, agency.email])], columnGap: 24 },
      { margin: [0, 24, 0, 0], table: { widths: ['*', 'auto'], body: rows }, layout: ruled },
    ],
  }
}

/** The receipt of a plan as a PDF. */
export const renderReceiptPdf = (facts: ReceiptFacts): Promise<Buffer> => printPdf(receiptDocument(facts))
