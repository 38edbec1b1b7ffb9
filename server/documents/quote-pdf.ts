import type { Content, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces'
import type { SharedPart } from '#contract/quotes/quote-itinerary.ts'
import type { SharedQuote } from '#contract/quotes/quote-shapes.ts'
import { formatDate } from '#domain/dates.ts'
import type { Numbers } from '#domain/numbers.ts'
import type { Brand } from './brand.ts'
import { branded } from './pdf-frame.ts'
import { printPdf } from './pdf-printer.ts'
import { quiet, ruled, sectionTitle } from './pdf-style.ts'

export interface QuoteFacts {
  quote: SharedQuote
  brand: Brand
  logo: Uint8Array | null
  printedOn: string
  /** `21 Nov 2026, 23:59 Lagos time`; null of a draft. */
  validUntil: string | null
}

const daysOf = ({ from, to }: SharedPart): string => {
  if (!from) return ''
  return to && to !== from ? `${formatDate(from)} to ${formatDate(to)}` : formatDate(from)
}

const opening = ({ quote, printedOn, validUntil }: QuoteFacts): Content => ({
  margin: [0, 48, 0, 0],
  stack: [
    { text: quote.title, fontSize: 20, bold: true },
    { text: `For ${quote.customer}`, margin: [0, 6, 0, 0] },
    ...(quote.travellers.length > 0
      ? [{ text: `Travellers: ${quote.travellers.join(', ')}`, color: quiet } satisfies Content]
      : []),
    {
      text: [`${quote.number}`, ...(quote.version > 0 ? [`version ${quote.version}`] : ['draft']), `printed ${printedOn}`].join(
        ' · ',
      ),
      color: quiet,
    },
    ...(validUntil ? [{ text: `Valid until ${validUntil}, while places last.`, color: quiet } satisfies Content] : []),
    ...(quote.intro ? [{ text: quote.intro, margin: [0, 14, 0, 0] } satisfies Content] : []),
  ],
})

function partRow(part: SharedPart, numbers: Numbers): TableCell[] {
  const notes = [daysOf(part), part.forWhom && `For ${part.forWhom}`, part.isOptional && 'Optional, not in the total'].filter(
    (note): note is string => Boolean(note),
  )
  return [
    {
      stack: [
        { text: part.title, bold: true },
        ...notes.map((text): Content => ({ text, color: quiet })),
        ...part.lines.map((text): Content => ({ text, margin: [0, 2, 0, 0] })),
      ],
    },
    { text: part.price ? numbers.money(part.price) : '', alignment: 'right', noWrap: true },
  ]
}

const option = (one: SharedQuote['options'][number], { quote, brand }: QuoteFacts): Content[] => [
  sectionTitle(one.id === quote.accepted?.optionId ? `${one.title} (accepted)` : one.title),
  {
    table: {
      widths: ['*', 'auto'],
      dontBreakRows: true,
      body: [
        ...one.parts.map((part) => partRow(part, brand.numbers)),
        [
          { text: 'Total', bold: true },
          { text: brand.numbers.money(one.total), bold: true, alignment: 'right', noWrap: true },
        ],
      ],
    },
    layout: ruled,
  },
]

function acceptance({ quote: { accepted }, brand }: QuoteFacts): Content[] {
  if (!accepted) return []
  const words = `Accepted by ${accepted.name} on ${formatDate(accepted.at)}: ${brand.numbers.money(accepted.total)}.`
  return [sectionTitle('Acceptance'), { text: words }]
}

/** The content of the PDF: the quote as its customer sees it. */
export const quoteDocument = (facts: QuoteFacts): TDocumentDefinitions =>
  branded(
    { brand: facts.brand, logo: facts.logo, number: facts.quote.number, changedAt: new Date(facts.quote.sentAt) },
    'Quote',
    [
      opening(facts),
      ...facts.quote.options.flatMap((one) => option(one, facts)),
      ...acceptance(facts),
      ...(facts.quote.terms ? [sectionTitle('Conditions'), { text: facts.quote.terms }] : []),
    ],
  )

/** A quote as a PDF. */
export const renderQuotePdf = (facts: QuoteFacts): Promise<Buffer> => printPdf(quoteDocument(facts))
