import type { TDocumentDefinitions } from 'pdfmake/interfaces'
import type { Brand } from './brand.ts'
import { printPdf } from './pdf-printer.ts'
import { hairline, ink, quiet, styles } from './pdf-style.ts'

/** What a certificate of training says. */
export interface CertificateFacts {
  brand: Brand
  number: string
  /** The member. */
  name: string
  issuedOn: string
  issuedAt: Date
  /** The titles of the completed missions. */
  missions: readonly string[]
}

/** Points; A4 lying is 842 wide and 595 high. */
const [WIDE, HIGH, EDGE] = [841.89, 595.28, 28]

const border = ({ color }: Brand) => [
  { type: 'rect' as const, x: EDGE, y: EDGE, w: WIDE - 2 * EDGE, h: HIGH - 2 * EDGE, lineColor: hairline, lineWidth: 1 },
  { type: 'rect' as const, x: EDGE, y: EDGE, w: WIDE - 2 * EDGE, h: 8, color },
]

export function certificateDocument({
  brand,
  number,
  name,
  issuedOn,
  issuedAt,
  missions,
}: CertificateFacts): TDocumentDefinitions {
  const half = Math.ceil(missions.length / 2)
  const list = (titles: readonly string[]) => ({
    ul: titles.map((text) => ({ text, margin: [0, 2, 0, 2] as [number, number, number, number] })),
  })
  return {
    pageSize: 'A4',
    pageOrientation: 'landscape',
    pageMargins: [96, 84, 96, 64],
    info: { title: `Certificate ${number}`, author: brand.name, creationDate: issuedAt },
    language: brand.language,
    defaultStyle: { font: 'Inter', fontSize: 11, color: ink, lineHeight: 1.25 },
    styles,
    background: { canvas: border(brand) },
    content: [
      { text: brand.name, bold: true, fontSize: 13, color: quiet },
      { text: 'Certificate of training', fontSize: 30, bold: true, margin: [0, 16, 0, 24] },
      { text: 'This certifies that', color: quiet },
      { text: name, fontSize: 26, bold: true, margin: [0, 6, 0, 10] },
      {
        text: 'has completed every mission of the practice agency: bookings, payments, failures and refunds, each checked against the records of the system.',
        margin: [0, 0, 80, 18],
      },
      { columns: [list(missions.slice(0, half)), list(missions.slice(half))], columnGap: 32, fontSize: 10 },
      {
        margin: [0, 32, 0, 0],
        columns: [
          {
            stack: [
              { text: 'Date', style: 'label' },
              { text: issuedOn, bold: true, margin: [0, 2, 0, 0] },
            ],
          },
          {
            stack: [
              { text: 'Number', style: 'label' },
              { text: number, bold: true, margin: [0, 2, 0, 0] },
            ],
          },
          {
            stack: [
              { text: 'Agency', style: 'label' },
              { text: brand.name, bold: true, margin: [0, 2, 0, 0] },
            ],
          },
        ],
      },
    ],
  }
}

/** A certificate of training as a PDF. */
export const renderCertificatePdf = (facts: CertificateFacts): Promise<Buffer> => printPdf(certificateDocument(facts))
